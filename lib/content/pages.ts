import { articles } from '../../content/articles';
import { gallery } from '../../content/gallery';
import { germanPages } from '../../content/german';
import type { Page, PageKind, PageOfKind } from '../../content/page-types';
import { pages } from '../../content/pages';
import { type GermanRouteId, germanRoutes, type RouteId, routes } from '../../content/routes';
import { testimonials } from '../../content/testimonials';
import type { Locale } from '../i18n/locale';
import { typeset, typesetDeep } from '../i18n/typography';
import { isGermanRoute, pathOf } from '../links/href';

/** The pages, typeset. */
const typesetPages: Record<RouteId, Page> = typesetDeep(pages);
export const siteArticles = typesetDeep(articles);
export const siteGallery = typesetDeep(gallery);
export const siteTestimonials = typesetDeep(testimonials);

/** What leads from the German home page to the French one. */
export const germanRest = typeset(germanPages.accueil.rest, 'de');

/** The German pages: German where content/german.ts has it, French in all else. */
const typesetGermanPages = germanVersions();

function germanVersions(): Record<GermanRouteId, Page> {
  const { accueil, contact } = typesetDeep(germanPages, 'de');
  const home = getPageOfKind('accueil', 'home');
  const [hair, nails] = home.serviceCards;
  const [germanHair, germanNails] = accueil.serviceCards;
  return {
    accueil: {
      ...home,
      ...accueil,
      serviceCards: [
        { ...hair, ...germanHair },
        { ...nails, ...germanNails },
      ],
    },
    contact: { ...getPageOfKind('contact', 'contact'), ...contact },
  };
}

/** The page behind a route, in German where there is one and it is asked for. */
export function getPage(id: RouteId, locale: Locale = 'fr'): Page {
  return locale === 'de' && isGermanRoute(id) ? typesetGermanPages[id] : typesetPages[id];
}

/**
 * The page behind a route, known to be of one kind.
 * @throws Error when the route's page is of another kind.
 */
export function getPageOfKind<Kind extends PageKind>(id: RouteId, kind: Kind, locale: Locale = 'fr'): PageOfKind<Kind> {
  const page = getPage(id, locale);
  if (page.kind !== kind) throw new Error(`content/pages.ts: ${id} is a ${page.kind} page, not ${kind}.`);
  return page as PageOfKind<Kind>;
}

/** All route ids, in the order of the table. */
export const routeIds = Object.keys(routes) as RouteId[];

/** Ids of the pages that there are in both languages. */
export const germanRouteIds = Object.keys(germanRoutes) as GermanRouteId[];

/** The pages above one page, from the home page down to the page itself; empty for the home page. */
export function breadcrumbTrail(id: RouteId): RouteId[] {
  if (id === 'accueil') return [];
  const trail: RouteId[] = [];
  for (let current: RouteId | undefined = id; current && current !== 'accueil'; current = getPage(current).parent) {
    if (trail.includes(current)) throw new Error(`content: the parents of ${id} go round in a circle.`);
    trail.unshift(current);
  }
  return ['accueil', ...trail];
}

/** Where the pages of a language begin: their paths follow this one. */
const roots: Record<Locale, string> = { fr: '/', de: germanRoutes.accueil };

/** Path segments of every page of a language, below the language's root. */
export function pathSegments(locale: Locale): string[][] {
  const ids = locale === 'de' ? germanRouteIds : routeIds;
  return ids.map((id) => pathOf(id, locale).slice(roots[locale].length).split('/').filter(Boolean));
}

/**
 * The page with these path segments, case included; none means the home page.
 * @throws Error when there is none.
 */
export function routeOfSegments(segments: readonly string[] = [], locale: Locale = 'fr'): RouteId {
  const path = [roots[locale].replace(/\/$/, ''), ...segments].join('/') || '/';
  const id = routeIds.find((route) => pathOf(route, locale) === path);
  if (!id) throw new Error(`content/routes.ts has no path ${path}.`);
  return id;
}
