import { type GermanRouteId, germanRoutes, type HomeSection, type RouteId, routes } from '../../content/routes';
import type { Article } from '../../content/schema/articles';
import type { Locale } from '../i18n/locale';
import { assetPath } from './site';

/** True for a page that there is in German too. */
export function isGermanRoute(id: RouteId): id is GermanRouteId {
  return Object.hasOwn(germanRoutes, id);
}

/** Language of the page that a visitor of one language gets: French where there is no German. */
export function localeOf(id: RouteId, locale: Locale): Locale {
  return isGermanRoute(id) ? locale : 'fr';
}

/** Path of a page in a language, French where there is no German. */
export function pathOf(id: RouteId, locale: Locale): string {
  return locale === 'de' && isGermanRoute(id) ? germanRoutes[id] : routes[id];
}

/** Address of a page, or of a section of it, as links carry it: sub-path included. */
export function hrefOf(id: RouteId, section?: HomeSection | (string & {}), locale: Locale = 'fr'): string {
  const path = assetPath(pathOf(id, locale)).replace(/(.)\/$/, '$1');
  return section ? `${path}#${section}` : path;
}

/** Path of an article, on the blog. */
export function articleHref(id: Article['id']): string {
  return `${routes.blog}#${id}`;
}
