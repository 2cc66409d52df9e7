import type { Locale } from '../i18n/locale';
import { localesOf, pathOf } from '../links/href';
import type { PageId } from '../schema/pages';
import { locales, mainLocale, pages } from './content';
import { getPage, pageIds } from './pages';

export const pageVersions: readonly { id: PageId; locale: Locale }[] = locales.flatMap((locale) =>
  pageIds.filter((id) => localesOf(id).includes(locale)).map((id) => ({ id, locale })),
);

export const pathSegments = (): string[][] =>
  pageVersions.map(({ id, locale }) => pathOf(id, locale).split('/').filter(Boolean));

const versionAt = (segments: readonly string[] = []) =>
  pageVersions.find(({ id, locale }) => pathOf(id, locale) === `/${segments.join('/')}`);

export const pageAt = (path: string): PageId | undefined => versionAt(path.split('/').filter(Boolean))?.id;

/** Returns the language of the page with these path segments; the main language where there is no such page. */
export const localeOfSegments = (segments?: readonly string[]): Locale => versionAt(segments)?.locale ?? mainLocale;

/**
 * Returns the page with these path segments, case included, and its language; no segments mean the home page.
 * @throws Error when there is no such page.
 */
export function versionOfSegments(segments?: readonly string[]): (typeof pageVersions)[number] {
  const version = versionAt(segments);
  if (!version) throw new Error(`No page has the path /${segments?.join('/')}.`);
  return version;
}

/** Returns the folders in the site's paths that are not pages: `/services` of `/services/brushing`. */
export function folderPaths(): string[] {
  const paths = Object.values(pages).map(({ path }) => path);
  const beginnings = paths.flatMap((path) => {
    const folders = path.split('/').slice(1, -1);
    return folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
  });
  return [...new Set(beginnings)].filter((path) => !paths.includes(path));
}

/** Returns the pages directly in a folder (case ignored, as many disks do); none if the folder's path is a page. */
export function pagesInFolder(segments: readonly string[] = []): PageId[] {
  const folder = `/${segments.join('/')}`;
  if (!folderPaths().includes(folder)) return [];
  const pathOfId = (id: PageId) => getPage(id).path.toLowerCase();
  const below = pageIds.filter((id) => pathOfId(id).startsWith(`${folder.toLowerCase()}/`));
  return below.filter((id) => !below.some((other) => pathOfId(id).startsWith(`${pathOfId(other)}/`)));
}
