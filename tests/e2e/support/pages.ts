import { mainLocale } from '@/lib/content/content';
import { folderPaths, pageVersions } from '@/lib/content/page-paths';
import { neededId } from '@/lib/content/pages';
import type { Locale } from '@/lib/i18n/locale';
import { localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';

export const missingPath = '/rien';

const localeOfPath = new Map(pageVersions.map(({ id, locale }) => [pathOf(id, locale), locale]));

/** Returns the language of the page at a path; the main one for a path without a page. */
export const localeAt = (path: string): Locale => localeOfPath.get(path) ?? mainLocale;

/** Paths of every page in all languages, of the not-found pages of folders, and a path without a page. */
export const everyPath = [...localeOfPath.keys(), ...folderPaths(), missingPath];

/** Returns the paths of the home or contact page in each of its languages. */
export const versionsOf = (kind: 'home' | 'contact'): string[] =>
  localesOf(neededId(kind)).map((locale) => pathOf(neededId(kind), locale));

/** One path of every kind and variant of a page, home in every language, and a path without a page. */
export const onePathOfEachKind = [...new Set([...Object.values(paths), ...versionsOf('home'), missingPath])];

/** Paths of pages with the most parts, which `npm test` checks; `npm run test:more -- pages` checks all. */
export const fullestPaths = [paths.home, paths['price-list'], paths.contact, paths.service];

/** Returns the tag that leaves a test to `npm run test:more -- pages`, unless its path is among the `usual`. */
export const moreUnless = <One>(one: One, usual: readonly One[]): string[] => (usual.includes(one) ? [] : ['@more']);
