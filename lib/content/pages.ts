import { type GermanRouteId, germanRoutes, type RouteId, routes } from '../../content/routes';
import type { Page, PageKind, PageOfKind } from '../../content/schema/pages';
import type { Locale } from '../i18n/locale';
import { typeset, typesetDeep } from '../i18n/typography';
import { isGermanRoute, pathOf } from '../links/href';
import { articles, gallery, germanPages, pages, testimonials } from './content';

/** The pages, typeset. */
const typesetPages = typesetDeep(pages);
/** The articles of the blog, typeset, in reading order. */
export const siteArticles = typesetDeep(articles);
/** The before/after pairs of the gallery, typeset. */
export const siteGallery = typesetDeep(gallery);
/** What clients say, typeset. */
export const siteTestimonials = typesetDeep(testimonials);

/** What leads from the German home page to the French one. */
export const germanRest = typeset(germanPages.accueil.rest, 'de');

/** The German pages: German where content/german has it, French in all else. */
const typesetGermanPages = germanVersions();

function germanVersions(): Record<GermanRouteId, Page> {
  const { accueil, contact } = typesetDeep(germanPages, 'de');
  const home = getPageOfKind('accueil', 'home');
  return {
    accueil: {
      ...home,
      ...accueil,
      serviceCards: home.serviceCards.map((card, index) => ({ ...card, ...accueil.serviceCards[index] })),
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
  if (!isOfKind(page, kind)) throw new Error(`content/pages.ts: ${id} is a ${page.kind} page, not ${kind}.`);
  return page;
}

function isOfKind<Kind extends PageKind>(page: Page, kind: Kind): page is PageOfKind<Kind> {
  return page.kind === kind;
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
    if (trail.includes(current)) throw new Error(`content/pages.ts: the parents of ${id} go round in a circle.`);
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

/** Paths that are no pages but only the beginning of some, such as `/services`. */
export function folderPaths(): string[] {
  const paths: readonly string[] = Object.values(routes);
  const beginnings = paths.flatMap((path) => {
    const folders = path.split('/').slice(1, -1);
    return folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
  });
  return [...new Set(beginnings)].filter((path) => !paths.includes(path));
}

/** The pages nearest to a folder with these path segments: those below it that lie below no other page; none for a page. */
export function pagesInFolder(segments: readonly string[] = []): RouteId[] {
  const folder = `/${segments.join('/')}`;
  if (!folderPaths().includes(folder)) return [];
  const below = routeIds.filter((id) => routes[id].startsWith(`${folder}/`));
  return below.filter((id) => !below.some((other) => routes[id].startsWith(`${routes[other]}/`)));
}
