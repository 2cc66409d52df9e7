import * as z from 'zod/mini';
import { type DayLocale, parseDay } from '@/lib/dates/day-format';
import { closedReason, type Day, isDay, type OpenDays } from '@/lib/dates/zurich-date';

// The site's Content-Security-Policy forbids eval, which zod's full objects would use.
z.config({ jitless: true });

/** Services a request can name. */
export const requestServices = ['cutting', 'coloring', 'styling', 'treatment'] as const;

/** A service, or none chosen. */
export type RequestService = (typeof requestServices)[number] | '';

/** What a visitor asks for. All text is clean and within its limits. */
export type BookingRequest = { name: string; email: string; date: Day; service: RequestService };

/** Longest name and e-mail address, in UTF-16 units; an address on the internet has no more than 254. */
export const requestLimits = { name: 80, email: 254 } as const;

/** Text of each error of the form. */
export type RequestErrors = Record<
  'name' | 'name_long' | 'email' | 'email_long' | 'date' | 'date_past' | 'date_weekly' | 'date_closed' | 'service',
  string
>;

/** What the rules for dates depend on. */
export type RequestRules = OpenDays & { locale: DayLocale; today: () => Day };

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
  /^(?!\.)(?!.*\.\.)[^\s@"(),:;<>[\\\]]{0,63}[^\s@"(),:;<>[\\\].]@([\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

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

/** Names the error of a day that cannot be asked for; today always can, being the form's own default, even on a Sunday. */
export function dayProblem(day: Day, { today, ...open }: OpenDays & Pick<RequestRules, 'today'>) {
  if (!isDay(day)) return 'date';
  if (day < today()) return 'date_past';
  const reason = day === today() ? undefined : closedReason(day, open);
  return reason && (reason === 'weekly' ? 'date_weekly' : 'date_closed');
}

/** The form's rules: typed text in, a clean request out. */
export function requestSchema(errors: RequestErrors, rules: RequestRules) {
  return z.object({
    name: nameSchema(errors),
    email: emailSchema(errors),
    date: z.string().check(
      z.overwrite((text) => parseDay(text, rules.locale) ?? ''),
      (context) => {
        const problem = dayProblem(context.value, rules);
        if (problem) context.issues.push({ code: 'custom', message: errors[problem], input: context.value });
      },
    ),
    service: z.enum(['', ...requestServices], errors.service),
  });
}

const silent = { name: '', name_long: '', email: '', email_long: '' };

/** A request as it is kept: clean already, with the instant (ISO 8601, UTC) it was made. */
export const recordSchema = z.object({
  name: nameSchema(silent),
  email: emailSchema(silent),
  date: z.string().check(z.refine(isDay)),
  service: z.enum(['', ...requestServices]),
  recordedAt: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)),
});

/** A kept request. */
export type BookingRecord = BookingRequest & { recordedAt: string };

/** What can already be handed to the salon of a half-filled form: the fields that have a usable value, cut to their limits. */
export function draftOf(
  values: Partial<Record<keyof BookingRequest, string>>,
  rules: RequestRules,
): Partial<BookingRequest> {
  const service = requestServices.find((known) => known === values.service);
  const name = cleanText((values.name ?? '').slice(0, requestLimits.name));
  const email = cleanText((values.email ?? '').slice(0, requestLimits.email));
  const day = parseDay(values.date ?? '', rules.locale);
  const date = day && !dayProblem(day, rules) ? day : undefined;
  return { ...(name && { name }), ...(email && { email }), ...(date && { date }), ...(service && { service }) };
}
