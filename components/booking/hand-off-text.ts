import { type Choice, type ChoiceWords, describeRow, describeTotal } from '@/components/prices/choice';
import { formatLongDay } from '@/lib/dates/day-format';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locale';
import type { BookingProps } from './booking-props';
import type { BookingRequest, PartialRequest } from './request';

/** The words that the text of a request is made of. */
export type RequestWords = Pick<BookingProps['labels'], 'greeting' | 'services'> & {
  form: Record<keyof BookingRequest, string>;
  handoff: Record<'line' | 'subject' | 'subject_plain' | 'choice' | 'more' | 'total', string>;
  choice: ChoiceWords;
};

const serviceOf = ({ service }: PartialRequest, { services }: RequestWords) =>
  services.find(({ id }) => id === service);

/** The fields of a request in reading order, as label and value; `lang` is set if a value is in another language than the page. */
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

/** Number of chosen rows that a text spells out, and the address that shows all of them. */
type Extent = { spelled: number; address: string };

/** The chosen rows as text: the day on which their prices were seen, one line a row, the total. */
function choiceLines(
  { day, rows }: Choice,
  { handoff, choice }: RequestWords,
  locale: Locale,
  { spelled, address }: Extent,
): string[] {
  const { duration, price } = describeTotal(rows, choice);
  const line = (label: string, details: string | undefined, price: string) =>
    fill(handoff.line, { label, value: details ? `${details}, ${price}` : price });
  const others = rows.slice(spelled);
  return [
    fill(handoff.choice, { date: formatLongDay(day, locale) }),
    ...rows.slice(0, spelled).map((row) => {
      const { name, details, price } = describeRow(row, choice);
      return line(`– ${name}`, details, price);
    }),
    ...(others.length > 0 ? [fill(handoff.more, { count: others.length, address })] : []),
    ...(rows.length > 1 ? [line(handoff.total, duration, price)] : []),
  ];
}

/** The request as a message: greeting, one line a field, the chosen rows, the note of its service. */
export function requestText(
  request: PartialRequest,
  words: RequestWords,
  locale: Locale,
  extent: Extent = { spelled: Number.POSITIVE_INFINITY, address: '' },
): string {
  const parts = [
    [words.greeting],
    requestLines(request, words, locale).map(({ label, value }) => fill(words.handoff.line, { label, value })),
    request.choice ? choiceLines(request.choice, words, locale, extent) : [],
    [serviceOf(request, words)?.note ?? []].flat(),
  ];
  return parts.flatMap((lines) => (lines.length > 0 ? lines.join('\n') : [])).join('\n\n');
}

/** Characters that an address may have: mail programs take 2,000 or a little more, servers about 8,000. */
const longest = { email: 1900, whatsapp: 8000 };

/** The address of the first text that leaves it within its limit; of the last, as much as does. */
function addressWithin(limit: number, texts: readonly (() => string)[], addressOf: (text: string) => string): string {
  let address = '';
  for (const text of texts) {
    address = addressOf(text());
    if (address.length <= limit) return address;
  }
  const characters = [...(texts.at(-1)?.() ?? '')];
  while (address.length > limit && characters.length > 0) {
    characters.splice(-10);
    address = addressOf(characters.join(''));
  }
  return address;
}

/** Addresses that hand a request, complete or not, to the salon: editable drafts, nothing is sent by opening them. */
export function handOffLinks(
  request: PartialRequest,
  reach: BookingProps['reach'],
  words: RequestWords,
  locale: Locale,
): BookingProps['reach'] {
  const rows = request.choice?.rows ?? [];
  const address = reach.rows + rows.map(({ id }) => id).join('.');
  // All rows, then two less, and so on: one alone is shorter than the address in its place.
  const extents = [rows.length, ...Array.from(rows, (_, index) => rows.length - 2 - index)].filter(
    (count) => count >= 0,
  );
  const texts = extents.map((spelled) => () => requestText(request, words, locale, { spelled, address }));
  const subject = request.date
    ? fill(words.handoff.subject, { date: formatLongDay(request.date, locale) })
    : words.handoff.subject_plain;
  return {
    ...reach,
    // The widget's address cannot name services; with chosen rows it opens on its list of services.
    booking: request.choice ? reach.services : reach.booking,
    whatsapp:
      reach.whatsapp && addressWithin(longest.whatsapp, texts, (text) => reach.whatsapp + encodeURIComponent(text)),
    // RFC 6068 asks for CRLF between lines.
    email:
      reach.email &&
      addressWithin(
        longest.email,
        texts,
        (text) =>
          `${reach.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
      ),
  };
}
