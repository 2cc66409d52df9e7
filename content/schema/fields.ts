import { z } from 'zod';

/** A text that says something and that a page, a feed and a link can carry; `\n` breaks the line. */
export const text = z
  .string()
  .regex(/\S/, 'must not be empty')
  .regex(
    /^(?:\n|[^\p{Cc}\p{Surrogate}\ufffe\uffff])*$/u,
    'must not contain control characters or halves of characters, which no page can show',
  );

/** Paragraphs or lines, at least one. */
export const texts = z.array(text).min(1, 'must not be empty');

/** Id of a part of a page, as it stands after the `#` of an address. */
export const anchor = text.regex(
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  'must be made of small unaccented letters, digits and single hyphens, as it is part of an address',
);

/** A day of the calendar (YYYY-MM-DD). */
export const isoDate = z.iso.date({ error: 'must be a day of the calendar such as 2027-07-19', abort: true });

/** An absolute address. */
export const httpsUrl = text.refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', {
  error: 'must be an absolute address that starts with https://',
  abort: true,
});

/** CHF: zero or more, in steps of the smallest coin. */
export const amount = z
  .number()
  .nonnegative('must not be negative')
  .max(10_000, 'must be at most 10000 CHF')
  .refine((price) => Math.abs(price * 20 - Math.round(price * 20)) < 1e-6, 'must be a multiple of 0.05 CHF');

/** A list of ids that names none twice. */
export function distinct<Id extends string>(id: z.ZodType<Id>) {
  return z.array(id).superRefine((list, context) => {
    for (const [index, entry] of list.entries()) {
      if (list.indexOf(entry) === index) continue;
      context.addIssue({ code: 'custom', path: [index], message: `names "${entry}" a second time` });
    }
  });
}

/** A list whose entries each have an id (or another field) of their own. */
export function listBy<Field extends string, Entry extends Record<Field, string>>(
  field: Field,
  entry: z.ZodType<Entry>,
) {
  return z.array(entry).superRefine((list, context) => {
    const ids = list.map((item) => item[field]);
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue;
      context.addIssue({ code: 'custom', path: [index, field], message: 'stands twice on the list' });
    }
  });
}
