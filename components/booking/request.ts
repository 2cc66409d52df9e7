import * as z from 'zod/mini';
import { type Choice, type ChoiceRow, isChoice } from '@/components/prices/choice';
import { dayProblem, exampleDay } from '@/lib/dates/bookable-day';
import { type DayLocale, formatDay, isDateLike, parseDay } from '@/lib/dates/day-format';
import type { OpenDays } from '@/lib/dates/open-days';
import { type Day, isDay, zurichDay } from '@/lib/dates/zurich-date';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/message-types';

// The site's Content-Security-Policy forbids eval, which zod's full objects would use.
z.config({ jitless: true });

/** What a visitor asks for: text clean and within its limits, the service by its id, empty where none is chosen. */
export type BookingRequest = { name: string; email: string; date: Day; service: string };

/** As much of a request as there is, with what was chosen from the price list. */
export type PartialRequest = Partial<BookingRequest> & { choice?: Choice };

/** Longest name and e-mail address, in UTF-16 units; an address on the internet has no more than 254. */
export const requestLimits = { name: 80, email: 254 } as const;

/** Text of each error of the form; `date` with `{example}`. */
export type RequestErrors = Messages['form']['errors'];

/** What the rules depend on: when the salon is open, and the services that a request can name. */
export type RequestRules = OpenDays & {
  locale: DayLocale;
  now: () => Date;
  services: readonly { id: string; prices: readonly string[] }[];
};

/**
 * One line of plain text: no control characters, no invisible or direction-changing marks, no half emoji, no space at the ends
 * or twice in a row. What joins letters and emoji together stays.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

// Letters of any script in the domain: bücher.ch is an address.
const emailPattern =
  /^(?!\.)(?!.*\.\.)[^\s@"(),:;<>[\\\]]{0,63}[^\s@"(),:;<>[\\\].]@(?!.*-\.)([\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

const nameSchema = (errors: Pick<RequestErrors, 'name' | 'name_long'>) =>
  z
    .string()
    .check(z.overwrite(cleanText), z.minLength(2, errors.name), z.maxLength(requestLimits.name, errors.name_long));

const emailSchema = (errors: Pick<RequestErrors, 'email' | 'email_long'>) =>
  z.string().check(
    z.overwrite(cleanText),
    // The length is checked first, so that the pattern never runs over a very long text.
    z.maxLength(requestLimits.email, { error: errors.email_long, abort: true }),
    z.regex(emailPattern, errors.email),
  );

/** The error of a date as it was typed, or as a day, if it cannot be asked for. */
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

/** The form's rules: typed text in, a clean request out. */
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

// Any: what was kept may be older than the list of services.
const keptService = z.string().check(z.maxLength(100));

const silent = { name: '', name_long: '', email: '', email_long: '' };

/** A request as it is kept: clean already, with the instant (ISO 8601, UTC) it was made. */
export const recordSchema = z.object({
  name: nameSchema(silent),
  email: emailSchema(silent),
  date: z.string().check(z.refine(isDay)),
  service: keptService,
  choice: z.optional(z.custom<Choice>(isChoice)),
  recordedAt: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)),
});

export type BookingRecord = BookingRequest & { choice?: Choice; recordedAt: string };

/** A half-filled form as it is kept: as typed, but that a day is kept as `YYYY-MM-DD`, which every language reads. */
export const draftSchema = z.object({
  name: z.string().check(z.maxLength(1000)),
  email: z.string().check(z.maxLength(1000)),
  date: z.string().check(z.maxLength(100)),
  service: keptService,
});

export type Draft = z.infer<typeof draftSchema>;

/** A service that can still be asked for; empty in place of any other. */
export const knownService = (service: string | undefined, { services }: Pick<RequestRules, 'services'>): string =>
  services.find(({ id }) => id === service)?.id ?? '';

/** The service that all of these rows belong to; empty where there are none, or no one service has them all. */
export function serviceOfRows(rows: readonly ChoiceRow[], { services }: Pick<RequestRules, 'services'>): string {
  const [service, ...others] = services.filter(({ prices }) => rows.every(({ id }) => prices.includes(id)));
  return rows.length > 0 && service && others.length === 0 ? service.id : '';
}

/** What can already be handed to the salon of a half-filled form: the fields that have a usable value, cut to their limits. */
export function draftOf(
  values: Partial<Record<keyof BookingRequest, string>>,
  rules: RequestRules,
): Partial<BookingRequest> {
  const service = knownService(values.service, rules);
  const name = cleanText((values.name ?? '').slice(0, requestLimits.name));
  const email = cleanText((values.email ?? '').slice(0, requestLimits.email));
  const now = rules.now();
  const day = parseDay(values.date ?? '', rules.locale, zurichDay(now));
  const date = day && !dayProblem(day, rules, now) ? day : undefined;
  return { ...(name && { name }), ...(email && { email }), ...(date && { date }), ...(service && { service }) };
}
