import { locales, mainLocale, salon, translations } from '../../lib/content/content';
import { getPage, pageIds } from '../../lib/content/pages';
import type { Locale } from '../../lib/i18n/locale';
import { messagesIn } from '../../lib/i18n/messages';

/** A text, visible or for screen readers, and the language that the page declares for it. */
export interface TextInLanguage {
  text: string;
  lang: string;
}

/** Frequent words by which a language is recognized; in English also those of labels that are often left untranslated. */
const words: Record<Locale, RegExp> = {
  fr: wordsOf('le la les une et ou pour avec vous votre vos est dans au aux du ce cette nos mes sur par plus pas chez'),
  de: wordsOf(
    'der die das und oder mit für ist sind nicht ein eine einen sie ihr ihre im zum zur den dem auf von auch',
  ),
  it: wordsOf('la le con del della dei delle che è più vi vostro vostra anche sono alla dal nel questo questa'),
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

/** The site's messages and names of pages, by language; in another than the main one all that is written for it, such as "Massage". */
const labels = new Map(
  locales.map((locale) => {
    const own = locale === mainLocale ? pageIds.map((id) => getPage(id).label) : stringsIn(translations[locale]);
    return [locale, new Set([...stringsIn(messagesIn(locale)), ...own])];
  }),
);

/** Words but for the names among them. */
export const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Names, which have no language: "Rue du Doubs" stands on a German page too. */
const names = [
  salon.name,
  salon.address.street,
  salon.address.city,
  salon.address.region,
  ...salon.areaServed,
].toSorted((one, other) => other.length - one.length);

/** Texts that are probably in another language than declared, by their frequent words and the site's labels, with that language: a guess. */
export function inWrongLanguage(said: readonly TextInLanguage[]): (TextInLanguage & { looksLike: string })[] {
  return said.flatMap((one) => {
    const text = withoutNames(one.text);
    if (!/\p{Ll}/u.test(text)) return [];
    const claimed = one.lang.slice(0, 2);
    const count = (locale: string) => (words[locale] && text.match(words[locale])?.length) ?? 0;
    const own = labels.get(claimed);
    const looksLike =
      (words[claimed] && Object.keys(words).find((other) => count(other) > count(claimed))) ||
      (own && !own.has(text) && [...labels.keys()].find((other) => labels.get(other)?.has(text)));
    return looksLike ? [{ ...one, looksLike }] : [];
  });
}
