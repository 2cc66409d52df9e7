import { otherLocales } from '@/lib/content/content';
import { folderPaths, getPage, idsOfKind, places } from '@/lib/content/pages';
import { type Locale, mainLocale } from '@/lib/i18n/locale';
import { pathOf } from '@/lib/links/href';
import { fileFor, openFile } from '@/scripts/inspect/exported-site';
import { paths } from '@/tests/support/paths';

/** An address that is none of the site's. */
export const missingPath = '/rien';

const pathOfPlace = new Map(places.map(({ id, locale }) => [pathOf(id, locale), locale]));

/** The language of the page at a path. */
export const localeAt = (path: string): Locale => pathOfPlace.get(path) ?? mainLocale;

/** Every page there is: in all languages, those of folders, and the one for what is missing. */
export const everyPath = [...pathOfPlace.keys(), ...folderPaths(), missingPath];

/** One page of every kind, the home page in every language, and the one for what is missing. */
export const onePathOfEachKind = [
  ...new Map(
    places
      .toReversed()
      .filter(({ locale }) => locale === mainLocale)
      .map(({ id }) => [getPage(id).kind, pathOf(id, mainLocale)]),
  ).values(),
  ...otherLocales.flatMap((locale) => idsOfKind('home').map((id) => pathOf(id, locale))),
  missingPath,
];

/** Pages with an island, one of each kind, whose code comes when it is used. On the last it comes by itself. */
export const islandPaths = [
  ...Object.values(paths).filter((path) => openFile(fileFor(path) ?? '').querySelector('[data-props]')),
  missingPath,
];
