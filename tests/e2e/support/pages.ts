import { mainLocale, otherLocales } from '@/lib/content/content';
import { folderPaths, pageVersions } from '@/lib/content/page-paths';
import { idsOfKind } from '@/lib/content/pages';
import type { Locale } from '@/lib/i18n/locale';
import { pathOf } from '@/lib/links/href';
import { fileFor, openFile } from '@/scripts/inspect/exported-site';
import { paths } from '@/tests/support/paths';

/** An address that is none of the site's. */
export const missingPath = '/rien';

const localeOfPath = new Map(pageVersions.map(({ id, locale }) => [pathOf(id, locale), locale]));

/** The language of the page at a path. */
export const localeAt = (path: string): Locale => localeOfPath.get(path) ?? mainLocale;

/** Every page there is: in all languages, those of folders, and the one for what is missing. */
export const everyPath = [...localeOfPath.keys(), ...folderPaths(), missingPath];

/** One page of every kind and look, the home page in every language, and the one for what is missing. */
export const onePathOfEachKind = [
  ...Object.values(paths),
  ...otherLocales.flatMap((locale) => idsOfKind('home').map((id) => pathOf(id, locale))),
  missingPath,
];

/** Pages with an island, one of each kind, whose code comes when it is used. On the last it comes by itself. */
export const islandPaths = [
  ...Object.values(paths).filter((path) => openFile(fileFor(path) ?? '').querySelector('[data-props]')),
  missingPath,
];
