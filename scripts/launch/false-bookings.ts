import type { SiteContent } from '../../lib/schema/site';
import type { Text } from '../content/find-problems';
import { inGuillemets } from '../content/problem';
import type { Finding } from './findings';

/** Matches the beginnings of words for booking, as in "réserver", "buchen", "prenotare". */
const verbs = 'réserv|buch|prenot|book';
const isBooking = new RegExp(verbs, 'i');
/** Matches "Prenoti online", "jetzt buchen", "réserver en ligne". */
const onlineBooking = new RegExp(
  String.raw`(${verbs})\p{L}*[^.!?]{0,20}\b(en ligne|online)|\b(online|jetzt)\b[^.!?]{0,12}(reserv|${verbs})`,
  'iu',
);
const buttons = ['booking.book', 'booking.book_now', 'prices.book', 'prices.book_row', 'blog.book'];

/** Finds the salon's own words, on buttons and in texts, that promise booking where nothing can be booked. */
export function findFalseBookings({ salon, messages }: SiteContent, texts: readonly Text[]): Finding[] {
  if (salon.booking) return [];
  const onButtons = Object.entries(messages).flatMap(([locale, tree]) =>
    buttons.flatMap((entry) => {
      const words = String(entry.split('.').reduce<unknown>((branch, key) => Reflect.get(Object(branch), key), tree));
      const place = { file: `content/messages/${locale}.json`, entry };
      return isBooking.test(words) ? { ...place, says: `le bouton dit ${inGuillemets(words)}` } : [];
    }),
  );
  const inTexts = texts.flatMap(({ file, entry, field, value }) => {
    const [words] = onlineBooking.exec(value) ?? [];
    return words ? { file, entry, field, says: `dit ${inGuillemets(words)}` } : [];
  });
  return [...onButtons, ...inTexts].map(({ says, ...place }) => ({
    kind: 'wording',
    problem: { ...place, message: `${says}, et rien ne se réserve en ligne` },
  }));
}
