import { articlePath } from '../../lib/content/article-page';
import { addressesIn } from '../../lib/content/rich-text';
import type { Entry } from '../content/entries';
import { isPage, kindOf, pathOfPage } from '../content/options';
import { inEntry, inGuillemets, toPlace } from '../content/problem';
import { leavesOf, type Place, placeOf } from '../content/schema-walk';

/** A sentence on what could be better about the site, in French. */
export interface Remark {
  sentence: string;
  /** The sentence without names of files. */
  inEditor: string;
  file?: string;
}

function remarkOn(entry: Entry, place: Pick<Place, 'labels' | 'path' | 'isInBody'>, message: string): Remark {
  const where = placeOf(entry, place);
  return {
    file: entry.file,
    sentence: `${toPlace(where)} : ${message}.`,
    inEditor: inEntry({ ...where, message }),
  };
}

export const remarksOnEntries = (entries: readonly Entry[]): Remark[] => [
  ...remarksOnSearch(entries),
  ...remarksOnLinks(entries),
];

/** Returns remarks on links in texts to pages that do not exist; the site shows only the words of such a link. */
export function remarksOnLinks(entries: readonly Entry[]): Remark[] {
  const blog = entries.find((entry) => isPage(entry) && kindOf(entry) === 'blog');
  const paths = new Set(
    entries.flatMap((entry) => {
      if (entry.collection === 'articles') return blog ? articlePath(pathOfPage(blog), entry.id) : [];
      return isPage(entry) || entry.collection === 'translations' ? pathOfPage(entry) : [];
    }),
  );
  return entries.flatMap((entry) =>
    leavesOf(entry).flatMap((place) =>
      addressesIn(String(place.value ?? '')).flatMap((href) => {
        const [, path] = /^(\/[^#?]*?)\/?(?:[#?].*)?$/.exec(href) ?? [];
        if (path === undefined || path === '' || paths.has(path)) return [];
        return remarkOn(entry, place, `aucune page n’est à ${path} : ce lien n’est que des mots`);
      }),
    ),
  );
}

/** Returns remarks on titles and descriptions for search engines that are too long, too short or used twice. */
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
