import { articles } from '../content/articles';
import { gallery } from '../content/gallery';
import type { Page, PageKind, PageOfKind } from '../content/page-types';
import { pages } from '../content/pages';
import { type RouteId, routes } from '../content/routes';
import { testimonials } from '../content/testimonials';
import { typesetDeep } from './typography';

/** The one door to the content: the same data, typeset. */
const typesetPages: Record<RouteId, Page> = typesetDeep(pages);
export const siteArticles = typesetDeep(articles);
export const siteGallery = typesetDeep(gallery);
export const siteTestimonials = typesetDeep(testimonials);

/** The page behind a route. */
export function getPage(id: RouteId): Page {
  return typesetPages[id];
}

/**
 * The page behind a route, known to be of one kind.
 * @throws Error when the route's page is of another kind.
 */
export function getPageOfKind<Kind extends PageKind>(id: RouteId, kind: Kind): PageOfKind<Kind> {
  const page = getPage(id);
  if (page.kind !== kind) throw new Error(`content/pages.ts: ${id} is a ${page.kind} page, not ${kind}.`);
  return page as PageOfKind<Kind>;
}

/** All route ids, in the order of the table. */
export const routeIds = Object.keys(routes) as RouteId[];

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
