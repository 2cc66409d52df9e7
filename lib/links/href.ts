import { mainLocale, otherLocales, pages, translations } from '../content/content';
import type { Locale } from '../i18n/locale';
import type { PageId } from '../schema/pages';
import { assetPath } from './site';

/** Returns the languages of a page, the main one first. */
export const localesOf = (id: PageId): Locale[] => [
  mainLocale,
  ...otherLocales.filter((locale) => translations[locale]?.pages[id]),
];

/** Returns the language of a link to a page from pages in `locale`: `locale` if the page has it, else the main one. */
export const localeOf = (id: PageId, locale: Locale): Locale => (localesOf(id).includes(locale) ? locale : mainLocale);

/**
 * Returns the path of a page in this language, or in the main language if the page exists only in that.
 * @throws Error when there is no such page.
 */
export function pathOf(id: PageId, locale: Locale): string {
  const page = translations[locale]?.pages[id] ?? pages[id];
  if (!page) throw new Error(`There is no page ${id}.`);
  return page.path;
}

/** Returns the address of a page, or of a section of it, for links: sub-path included. */
export function hrefOf(id: PageId, section?: string, locale = mainLocale): string {
  const path = assetPath(pathOf(id, locale)).replace(/(.)\/$/, '$1');
  return section ? `${path}#${section}` : path;
}
