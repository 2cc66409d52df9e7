import type { BookingProps } from '@/components/booking/booking-props';
import type { BookingRequest } from '@/components/booking/request';
import { type DayLocale, formatLongDay } from '@/lib/dates/day-format';
import { fill } from '@/lib/i18n/format';

/** The words a request is told in. */
export type RequestWords = Pick<BookingProps['labels'], 'greeting' | 'services'> & {
  form: Record<keyof BookingRequest, string>;
  handoff: Record<'line' | 'subject' | 'subject_plain', string>;
};

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
  return values.flatMap(([field, value]) => (value ? [{ field, label: words.form[field], value }] : []));
}

/** The request as a message: greeting, empty line, one line a field, what there is to add for its service. */
export function requestText(request: Partial<BookingRequest>, words: RequestWords, locale: DayLocale): string {
  const lines = requestLines(request, words, locale).map((line) => fill(words.handoff.line, line));
  const note = serviceOf(request, words)?.note;
  return [words.greeting, ...(lines.length ? ['', ...lines] : []), ...(note ? ['', note] : [])].join('\n');
}

/** Links that hand a request, or as much of it as there is, to the salon: editable drafts, nothing is sent by opening them. */
export function handOffLinks(
  request: Partial<BookingRequest>,
  reach: BookingProps['reach'],
  words: RequestWords,
  locale: DayLocale,
): BookingProps['reach'] {
  const text = requestText(request, words, locale);
  const subject = request.date
    ? fill(words.handoff.subject, { date: formatLongDay(request.date, locale) })
    : words.handoff.subject_plain;
  return {
    ...reach,
    whatsapp: reach.whatsapp && reach.whatsapp + encodeURIComponent(text),
    // RFC 6068 wants CRLF between lines.
    email: `${reach.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
  };
}
