import { mainLocale } from '@/lib/content/content';
import { folderPaths, pageVersions } from '@/lib/content/page-paths';
import { neededId } from '@/lib/content/pages';
import type { Locale } from '@/lib/i18n/locale';
import { localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';

/** An address that is none of the site's. */
export const missingPath = '/rien';

const localeOfPath = new Map(pageVersions.map(({ id, locale }) => [pathOf(id, locale), locale]));

/** The language of the page at a path. */
export const localeAt = (path: string): Locale => localeOfPath.get(path) ?? mainLocale;

/** Every page there is: in all languages, those of folders, and the one for what is missing. */
export const everyPath = [...localeOfPath.keys(), ...folderPaths(), missingPath];

/** The page of a kind in each of its languages. */
export const versionsOf = (kind: 'home' | 'contact'): string[] =>
  localesOf(neededId(kind)).map((locale) => pathOf(neededId(kind), locale));

/** One page of every kind and look, the home page in every language, and the one for what is missing. */
export const onePathOfEachKind = [...new Set([...Object.values(paths), ...versionsOf('home'), missingPath])];

/** Those, and every other look of a phone: the form in each language, an address that only begins others. `EVERY_PAGE` walks all there are. */
export const phonePaths = process.env.EVERY_PAGE
  ? everyPath
  : [...new Set([...onePathOfEachKind, ...versionsOf('contact'), ...folderPaths().slice(0, 1)])];
