import { type Choice, type ChoiceWords, describeRow, describeTotal } from '@/components/prices/choice';
import { formatLongDay } from '@/lib/dates/day-format';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locale';
import type { BookingProps } from './booking-props';
import type { BookingRequest, PartialRequest } from './request';

export type RequestWords = Pick<BookingProps['labels'], 'greeting' | 'services'> & {
  form: Record<keyof BookingRequest, string>;
  handoff: Record<'line' | 'subject' | 'subject_plain' | 'choice' | 'more' | 'total', string>;
  choice: ChoiceWords;
};

const serviceOf = ({ service }: PartialRequest, { services }: RequestWords) =>
  services.find(({ id }) => id === service);

/** Returns the fields of a request in reading order; `lang` is set if a value is in another language than the page. */
export function requestLines(request: PartialRequest, words: RequestWords, locale: Locale) {
  const service = serviceOf(request, words);
  const values: [keyof BookingRequest, string | undefined, lang?: string][] = [
    ['date', request.date && formatLongDay(request.date, locale)],
    ['service', service?.label, service?.lang],
    ['name', request.name],
    ['email', request.email],
  ];
  return values.flatMap(([field, value, lang]) => (value ? [{ field, label: words.form[field], value, lang }] : []));
}

/** Rows in a text that cannot list all, because some mail programs take links of about 2,000 characters at most. */
const spelled = 8;

/** Returns lines: day of the prices, rows (of many rows the first, and a link to all, made from `address`), total. */
function choiceLines(
  { day, rows }: Choice,
  { handoff, choice }: RequestWords,
  locale: Locale,
  address: string,
): string[] {
  const { duration, price } = describeTotal(rows, choice);
  const line = (label: string, details: string | undefined, price: string) =>
    fill(handoff.line, { label, value: details ? `${details}, ${price}` : price });
  // A single further row is shorter than the link that would replace it.
  const shown = rows.length > spelled + 1 ? rows.slice(0, spelled) : rows;
  const others = rows.length - shown.length;
  return [
    fill(handoff.choice, { date: formatLongDay(day, locale) }),
    ...shown.map((row) => {
      const { name, details, price } = describeRow(row, choice);
      return line(`– ${name}`, details, price);
    }),
    ...(others > 0
      ? [fill(handoff.more, { count: others, address: address + rows.map(({ id }) => id).join('.') })]
      : []),
    ...(rows.length > 1 ? [line(handoff.total, duration, price)] : []),
  ];
}

/** Returns the request as a message: greeting, fields, chosen rows (`address`: see `choiceLines`), note. */
export function requestText(request: PartialRequest, words: RequestWords, locale: Locale, address: string): string {
  const parts = [
    [words.greeting],
    requestLines(request, words, locale).map(({ label, value }) => fill(words.handoff.line, { label, value })),
    request.choice ? choiceLines(request.choice, words, locale, address) : [],
    [serviceOf(request, words)?.note ?? []].flat(),
  ];
  return parts.flatMap((lines) => (lines.length > 0 ? lines.join('\n') : [])).join('\n\n');
}

/** Returns the ways to book, with the request in the links to chat and e-mail, which open a draft to edit. */
export function handOffLinks(
  request: PartialRequest,
  reach: BookingProps['reach'],
  words: RequestWords,
  locale: Locale,
): BookingProps['reach'] {
  const text = requestText(request, words, locale, reach.rows);
  const subject = request.date
    ? fill(words.handoff.subject, { date: formatLongDay(request.date, locale) })
    : words.handoff.subject_plain;
  // RFC 6068 asks for CRLF between lines.
  const body = text.replaceAll('\n', '\r\n');
  return {
    ...reach,
    // With chosen rows there is no link to the booking widget, because the widget would ask for them again.
    booking: request.choice ? undefined : reach.booking,
    whatsapp: reach.whatsapp && reach.whatsapp + encodeURIComponent(text),
    email: reach.email && `${reach.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
  };
}
