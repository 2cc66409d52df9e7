import { salon } from '../content/salon';
import fr from '../messages/fr.json';
import { getPage } from './content';
import { fill } from './hand-off';
import type { Locale } from './i18n/locale';
import type { NumberedPage } from './pagination';
import { typeset } from './typography';

/** Longest description that search engines show. */
const descriptionLength = 160;

/** What a page says of itself; further pages of a list say which they are, since no two pages may say the same. */
export function pageWords({ id, number }: NumberedPage, locale: Locale = 'fr') {
  const { title, description, heading, label } = getPage(id, locale);
  if (number === 1) return { title, description, heading, label };
  const values = { number: String(number), label, heading, description, salon: salon.name };
  const say = (message: keyof typeof fr.pagination) => typeset(fill(fr.pagination[message], values));
  return {
    title: say('title'),
    description: shorten(say('description'), descriptionLength),
    heading: say('heading'),
    label: say('page'),
  };
}

/** A text cut after a word, so that it has at most so many characters. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\s,;:.]*\s\S*$/, '')}…`;
}
