import type { Article } from '../content/articles';
import { type GermanRouteId, germanRoutes, type HomeSection, type RouteId, routes } from '../content/routes';
import type { Locale } from './i18n/locale';
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

/** Target of an internal link: the path of a page and, if given, a section of it. The sub-path is added by the link component. */
export function hrefOf(id: RouteId, section?: HomeSection | (string & {}), locale: Locale = 'fr'): string {
  const path = pathOf(id, locale);
  return section ? `${path}#${section}` : path;
}

/** The same for a plain link, sub-path included. */
export function plainHrefOf(id: RouteId, section?: HomeSection | (string & {}), locale: Locale = 'fr'): string {
  return assetPath(hrefOf(id, section, locale)).replace(/(.)\/$/, '$1');
}

/** Where an article stands on the blog. */
export function articleHref(id: Article['id']): string {
  return hrefOf('blog', id);
}
