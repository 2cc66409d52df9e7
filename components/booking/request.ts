// biome-ignore lint/style/noRestrictedImports: the form validates its values, and is loaded when it is used.
import * as z from 'zod/mini';
import { type Choice, type ChoiceRow, isChoice } from '@/components/prices/choice';
import { dayProblem, exampleDay } from '@/lib/dates/bookable-day';
import { formatDay, isDateLike, parseDay } from '@/lib/dates/day-format';
import type { OpenDays } from '@/lib/dates/open-days';
import { type Day, isDay, zurichDay } from '@/lib/dates/zurich-date';
import { cleanLine } from '@/lib/i18n/clean-text';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locale';
import type { Messages } from '@/lib/i18n/message-types';

// Without `jitless` zod may use eval, which the site's Content-Security-Policy forbids.
z.config({ jitless: true });

/** A valid request: texts are clean and within their limits; `service` is an id, or empty if none is chosen. */
export type BookingRequest = { name: string; email: string; date: Day; service: string };

export const formId = 'demande-formulaire';

/** Values that the form itself proposes, which do not count as typed by the visitor. */
export type Proposed = Pick<BookingRequest, 'date' | 'service'>;

export type PartialRequest = Partial<BookingRequest> & { choice?: Choice };

/** Longest name and e-mail address, in UTF-16 units; an address on the internet has no more than 254. */
export const requestLimits = { name: 80, email: 254 } as const;

/** The text of each error of the form; `date` contains `{example}`. */
export type RequestErrors = Messages['form']['errors'];

export type RequestRules = OpenDays & {
  locale: Locale;
  now: () => Date;
  services: readonly { id: string; prices: readonly string[] }[];
};

// Matches "ana@bücher.ch": the domain may have letters of any script.
const emailPattern =
  /^(?!\.)(?!.*\.\.)[^\s@"(),:;<>[\\\]]{0,63}[^\s@"(),:;<>[\\\].]@(?!.*-\.)([\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

const nameSchema = (errors: Pick<RequestErrors, 'name' | 'name_long'>) =>
  z
    .string()
    .check(z.overwrite(cleanLine), z.minLength(2, errors.name), z.maxLength(requestLimits.name, errors.name_long));

const emailSchema = (errors: Pick<RequestErrors, 'email' | 'email_long'>) =>
  z.string().check(
    z.overwrite(cleanLine),
    // The length is checked first, so that the pattern never runs over a very long text.
    z.maxLength(requestLimits.email, { error: errors.email_long, abort: true }),
    z.regex(emailPattern, errors.email),
  );

/** Returns the error of a typed date (or `YYYY-MM-DD`); undefined if that day can be requested. */
function dateError(text: string, errors: RequestErrors, { locale, now, ...open }: RequestRules): string | undefined {
  const at = now();
  const day = parseDay(text, locale, zurichDay(at));
  if (day) {
    const problem = dayProblem(day, open, at);
    return problem && errors[`date_${problem}`];
  }
  if (isDateLike(text, locale)) return errors.date_unreal;
  return fill(errors.date, { example: formatDay(exampleDay(open, at)) });
}

export function requestSchema(errors: RequestErrors, rules: RequestRules) {
  return z.object({
    name: nameSchema(errors),
    email: emailSchema(errors),
    date: z.string().check(
      (context) => {
        const message = dateError(context.value, errors, rules);
        if (message) context.issues.push({ code: 'custom', message, input: context.value });
      },
      z.overwrite((text) => parseDay(text, rules.locale, zurichDay(rules.now())) ?? ''),
    ),
    service: z.enum(['', ...rules.services.map(({ id }) => id)], errors.service),
  });
}

// Any short text, because the list of services may have changed since the request was kept.
const keptService = z.string().check(z.maxLength(100));

const silent = { name: '', name_long: '', email: '', email_long: '' };

/** A kept request, with the instant (ISO 8601, UTC) at which it was made; its day may be over meanwhile. */
export const recordSchema = z.object({
  name: nameSchema(silent),
  email: emailSchema(silent),
  date: z.string().check(z.refine(isDay)),
  service: keptService,
  choice: z.optional(z.custom<Choice>(isChoice)),
  recordedAt: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)),
});

export type BookingRecord = BookingRequest & { choice?: Choice; recordedAt: string };

/** A kept half-filled form: texts as typed, but a valid date as `YYYY-MM-DD`, for pages in every language. */
export const draftSchema = z.object({
  name: z.string().check(z.maxLength(1000)),
  email: z.string().check(z.maxLength(1000)),
  date: z.string().check(z.maxLength(100)),
  service: keptService,
});

export type Draft = z.infer<typeof draftSchema>;

/** Returns the id of a service if the service still exists; else an empty text. */
export const knownService = (service: string | undefined, { services }: Pick<RequestRules, 'services'>): string =>
  services.find(({ id }) => id === service)?.id ?? '';

/** Returns the id of the service that has all of these rows; an empty text without rows, or if not exactly one has. */
export function serviceOfRows(rows: readonly ChoiceRow[], { services }: Pick<RequestRules, 'services'>): string {
  const [service, ...others] = services.filter(({ prices }) => rows.every(({ id }) => prices.includes(id)));
  return rows.length > 0 && service && others.length === 0 ? service.id : '';
}

/** Returns the filled-in fields of a form, cut to their limits; date and service only if they can be requested. */
export function draftOf(
  values: Partial<Record<keyof BookingRequest, string>>,
  rules: RequestRules,
): Partial<BookingRequest> {
  const service = knownService(values.service, rules);
  const name = cleanLine((values.name ?? '').slice(0, requestLimits.name));
  const email = cleanLine((values.email ?? '').slice(0, requestLimits.email));
  const now = rules.now();
  const day = parseDay(values.date ?? '', rules.locale, zurichDay(now));
  const date = day && !dayProblem(day, rules, now) ? day : undefined;
  return { ...(name && { name }), ...(email && { email }), ...(date && { date }), ...(service && { service }) };
}
