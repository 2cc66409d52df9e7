import { articlePath } from '../../lib/content/article-page';
import { addressesIn } from '../../lib/content/rich-text';
import type { Entry } from '../content/entries';
import { nearest } from '../content/nearest';
import { isPage, kindOf, pathOfPage } from '../content/options';
import { inEntry, inGuillemets, toPlace } from '../content/problem';
import { leavesOf, type Place, placeOf } from '../content/schema-walk';

/** A sentence on what could be better about the site, in French. */
export interface Remark {
  sentence: string;
  /** The sentence without names of files. */
  inEditor: string;
  /** The file of the entry where it can be changed. */
  file?: string;
}

export function remarkOn(entry: Entry, place: Pick<Place, 'labels' | 'path' | 'isInBody'>, message: string): Remark {
  const where = placeOf(entry, place);
  return {
    file: entry.file,
    sentence: `${toPlace(where)} : ${message}.`,
    inEditor: inEntry({ ...where, message }),
  };
}

/** Returns the remarks, in French, on each place of some entries. */
const remarksOf = (entries: readonly Entry[], say: (place: Place, entry: Entry) => string[]): Remark[] =>
  entries.flatMap((entry) =>
    leavesOf(entry).flatMap((place) => say(place, entry).map((message) => remarkOn(entry, place, message))),
  );

/** Returns what could be better about what the entries say; what the built pages show is not among it. */
export const remarksOnEntries = (entries: readonly Entry[]): Remark[] => [
  ...remarksOnSearch(entries),
  ...remarksOnLinks(entries),
  ...remarksOnAmounts(entries),
];

/** "CHF 55", "CHF 55.50", "55 francs", "55 Franken", in a text. */
const amountInText = /CHF\s?(\d+(?:\.\d\d)?)|(\d+(?:\.\d\d)?)\s?(?:francs|Franken|franchi|Swiss francs)\b/g;
const amountsIn = (text: string) =>
  [...text.matchAll(amountInText)].map(([, before, after]) => Number(before ?? after));

/** Amounts in texts that no price has: the list has gone up, and a sentence has not. */
export function remarksOnAmounts(entries: readonly Entry[]): Remark[] {
  const isOfPrice = ({ collection, id }: Entry) => collection === 'prices' || id === 'practical';
  const known = new Set(
    entries
      .filter(isOfPrice)
      .flatMap((entry) =>
        leavesOf(entry).flatMap(({ value }) => (typeof value === 'number' ? value : amountsIn(String(value ?? '')))),
      ),
  );
  return remarksOf(entries, ({ value }, entry) => {
    const foreign = isOfPrice(entry) ? [] : amountsIn(String(value ?? '')).filter((one) => !known.has(one));
    return foreign.slice(0, 1).map((one) => `CHF ${one} n’est le prix d’aucune ligne de la liste`);
  });
}

/** Links in texts that lead to no page of the site, which shows their words alone. */
export function remarksOnLinks(entries: readonly Entry[]): Remark[] {
  const blog = entries.find((entry) => isPage(entry) && kindOf(entry) === 'blog');
  const paths = new Set(
    entries.flatMap((entry) => {
      if (entry.collection === 'articles') return blog ? articlePath(pathOfPage(blog), entry.id) : [];
      return isPage(entry) || entry.collection === 'translations' ? pathOfPage(entry) : [];
    }),
  );
  return remarksOf(entries, ({ value }) =>
    addressesIn(String(value ?? '')).flatMap((href) => {
      const [, path] = /^(\/[^#?]*?)\/?(?:[#?].*)?$/.exec(href) ?? [];
      if (path === undefined || path === '' || paths.has(path)) return [];
      const meant = nearest(path, [...paths], (one) => [one], 0.5);
      const offer = meant ? ` ; la plus proche est à ${meant}` : '';
      return `aucune page n’est à ${path} : ce lien n’est que des mots${offer}`;
    }),
  );
}

/** Returns titles and descriptions that search engines cut or leave out, as they are too long, too short or another page's. */
export function remarksOnSearch(entries: readonly Entry[]): Remark[] {
  const written = entries.flatMap((entry) => leavesOf(entry).map((place) => ({ ...place, entry })));
  const owners = new Map<string, Entry>();
  return written.flatMap(({ entry, field, value, ...place }) => {
    if (typeof value !== 'string') return [];
    const say = (message: string) => remarkOn(entry, place, message);
    const { length } = value.trim();
    const { min, max } = field?.limits ?? {};
    if (min !== undefined && max !== undefined && (length < min || length > max))
      return say(`${length} caractères ; Google en montre ${min > 1 ? `de ${min} à ${max}` : `${max} au plus`}`);
    if (!isPage(entry) && !/^(translations|articles)$/.test(entry.collection)) return [];
    if (!/^(title|description)$/.test(place.path.join('.'))) return [];
    const words = `${place.path} ${value.trim().toLowerCase()}`;
    const owner = owners.get(words);
    owners.set(words, owner ?? entry);
    return owner ? say(`${inGuillemets(owner.name)} dit déjà la même chose ; Google n’en garde qu’une`) : [];
  });
}
