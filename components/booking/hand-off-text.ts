import type { BookingRequest } from '@/components/booking/request';
import { type DayLocale, formatLongDay } from '@/lib/dates/day-format';

/** Ways to the salon, made by lib/contact-links on the server; the request's own text is added here, in the browser. */
export type SalonReach = {
  booking?: string;
  /** Chat with an empty draft: ends in `text=`. */
  whatsapp?: string;
  /** `mailto:` without subject and text. */
  email: string;
  phone: string;
};

/** Words a request is told in; `{...}` stand where values go. */
export type RequestWords = {
  greeting: string;
  /** With `{label}` and `{value}`. */
  line: string;
  /** With `{date}`. */
  subject: string;
  subjectPlain: string;
  fields: Record<keyof BookingRequest, string>;
  /** Those a request can name; `note` ends a request for one. */
  services: readonly { id: string; label: string; note?: string }[];
};

/** Puts values into `{...}`; what a value holds is never read as a placeholder. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

const serviceOf = ({ service }: Partial<BookingRequest>, { services }: RequestWords) =>
  services.find(({ id }) => id === service);

/** The fields a request has, as label and value, in the order they are read. */
export function requestLines(request: Partial<BookingRequest>, words: RequestWords, locale: DayLocale) {
  const values: [keyof BookingRequest, string | undefined][] = [
    ['date', request.date && formatLongDay(request.date, locale)],
    ['service', serviceOf(request, words)?.label],
    ['name', request.name],
    ['email', request.email],
  ];
  return values.flatMap(([field, value]) => (value ? [{ field, label: words.fields[field], value }] : []));
}

/** The request as a message: greeting, empty line, one line a field, what there is to add for its service. */
export function requestText(request: Partial<BookingRequest>, words: RequestWords, locale: DayLocale): string {
  const lines = requestLines(request, words, locale).map((line) => fill(words.line, line));
  const note = serviceOf(request, words)?.note;
  return [words.greeting, ...(lines.length ? ['', ...lines] : []), ...(note ? ['', note] : [])].join('\n');
}

/** Links that hand a request, or as much of it as there is, to the salon: editable drafts, nothing is sent by opening them. */
export function handOffLinks(
  request: Partial<BookingRequest>,
  reach: SalonReach,
  words: RequestWords,
  locale: DayLocale,
): SalonReach {
  const text = requestText(request, words, locale);
  const subject = request.date
    ? fill(words.subject, { date: formatLongDay(request.date, locale) })
    : words.subjectPlain;
  return {
    ...reach,
    whatsapp: reach.whatsapp && reach.whatsapp + encodeURIComponent(text),
    // RFC 6068 wants CRLF between lines.
    email: `${reach.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
  };
}
