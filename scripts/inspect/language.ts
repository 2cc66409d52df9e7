import { readFileSync } from 'node:fs';
import { translations } from '../../lib/content/content';
import { getPage, pageIds } from '../../lib/content/pages';
import { siteSalon } from '../../lib/content/salon';
import { mainLocale } from '../../lib/i18n/locale';
import { messagesReader } from '../../lib/i18n/salon-messages';
import { typesetDeep } from '../../lib/i18n/typography';
import { inRepository } from '../support/paths';

type Language = 'fr' | 'de' | 'en';

/** A text, seen or only heard, and the language that it claims to be in. */
export interface Said {
  text: string;
  lang: string;
}

/** Short words that give a language away, and those that controls are named with by who forgot to translate them. */
const words: Record<Language, RegExp> = {
  fr: wordsOf('le la les une et ou pour avec vous votre vos est dans au aux du ce cette nos mes sur par plus pas chez'),
  de: wordsOf(
    'der die das und oder mit für ist sind nicht ein eine einen sie ihr ihre im zum zur den dem auf von auch',
  ),
  en: wordsOf(
    `the and or your with is are this that not of close open next previous month week year today choose select selected
     loading skip show hide more home toggle required invalid search button click here must please`,
  ),
};

function wordsOf(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.split(/\s+/).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

const french = JSON.parse(readFileSync(inRepository('messages', 'fr.json'), 'utf8'));

/** Labels of the site by the language they are written in. */
const labels = {
  fr: new Set([...stringsIn(messagesReader(french)(mainLocale)), ...pageIds.map((id) => getPage(id).label)]),
  de: new Set([
    ...stringsIn(typesetDeep(translations.de?.messages, 'de')),
    ...Object.values(translations.de?.pages ?? {}).map(({ label }) => label),
  ]),
};

/** Names are of no language: "Rue du Doubs" is called so on a German page too. */
const names = [
  siteSalon.name,
  siteSalon.address.street,
  siteSalon.address.city,
  siteSalon.address.region,
  ...siteSalon.areaServed,
].toSorted((one, other) => other.length - one.length);

/** What is likely to be in another language than it claims, by its short words and by the labels of the site: a guess. */
export function misread(said: readonly Said[]): Said[] {
  return said.filter(({ text: whole, lang }) => {
    if (!/\p{Ll}/u.test(whole)) return false;
    const text = names.reduce((rest, name) => rest.replaceAll(name, ''), whole);
    const claimed = lang.slice(0, 2) as Language;
    const count = (language: Language) => text.match(words[language])?.length ?? 0;
    const isMisread = (['fr', 'de', 'en'] as const).some((other) => count(other) > count(claimed));
    const [own, foreign] = claimed === 'de' ? [labels.de, labels.fr] : [labels.fr, labels.de];
    const isMislabelled = claimed !== 'en' && foreign.has(text) && !own.has(text);
    return isMisread || isMislabelled;
  });
}
