import type { Article } from '../../content/schema/articles';
import type { HomeSection, PageId } from '../../content/schema/pages';
import { germanPages, pages } from '../content/content';
import type { Locale } from '../i18n/locale';
import { assetPath } from './site';

/** True for a page that there is in German too. */
export function isGermanRoute(id: PageId): boolean {
  return Object.hasOwn(germanPages, id);
}

/** Language of the page that a visitor of one language gets: French where there is no German. */
export function localeOf(id: PageId, locale: Locale): Locale {
  return isGermanRoute(id) ? locale : 'fr';
}

/**
 * Path of a page in a language, French where there is no German.
 * @throws Error when there is no such page.
 */
export function pathOf(id: PageId, locale: Locale): string {
  const page = (locale === 'de' && germanPages[id]) || pages[id];
  if (!page) throw new Error(`There is no page ${id}.`);
  return page.path;
}

/** Address of a page, or of a section of it, as links carry it: sub-path included. */
export function hrefOf(id: PageId, section?: HomeSection | (string & {}), locale: Locale = 'fr'): string {
  const path = assetPath(pathOf(id, locale)).replace(/(.)\/$/, '$1');
  return section ? `${path}#${section}` : path;
}

/** Path of an article, on a page of the kind `blog`. */
export function articleHref(blog: PageId, id: Article['id']): string {
  return `${pathOf(blog, 'fr')}#${id}`;
}
