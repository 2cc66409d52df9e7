import type { Article } from '../content/articles';
import { type PriceSection, priceList } from '../content/prices';
import type { RouteId } from '../content/routes';
import { getPage, getPageOfKind, ownFolderKinds, routeIds, siteArticles } from './content';
import { pathOf } from './href';
import type { Locale } from './i18n/locale';
import { pageSizes } from './page-sizes';

/** One page of the site: a route, and which of its pages, from 1. */
export interface NumberedPage {
  id: RouteId;
  number: number;
}

function slices<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** The price list in slices of whole groups. */
function priceSlices(): PriceSection[][] {
  const pages: PriceSection[][] = [[]];
  let rows = 0;
  for (const section of priceList as readonly PriceSection[]) {
    for (const group of section.groups) {
      if (rows > 0 && rows + group.rows.length > pageSizes.priceRows) {
        pages.push([]);
        rows = 0;
      }
      rows += group.rows.length;
      const page = pages.at(-1);
      const last = page?.at(-1);
      if (last?.id === section.id) last.groups.push(group);
      else page?.push({ ...section, groups: [group] });
    }
  }
  return pages;
}

const articlePages = slices(siteArticles, pageSizes.articles);
const pricePages = priceSlices();

/** The articles of one page of the blog. */
export function articlesOn(number: number): Article[] {
  return articlePages[number - 1] ?? [];
}

/** Where an article stands on the blog. */
export function articleHref(id: Article['id']): string {
  const index = articlePages.findIndex((articles) => articles.some((article) => article.id === id));
  return `${numberedPath({ id: 'blog', number: index + 1 })}#${id}`;
}

/** The service pages whose cards stand on one page of a list of cards. */
export function cardsOn(id: RouteId, number: number): RouteId[] {
  return slices(getPageOfKind(id, 'hair-cards').services, pageSizes.cards)[number - 1] ?? [];
}

/** The part of the price list that stands on one of its pages. */
export function pricesOn(number: number): PriceSection[] {
  return pricePages[number - 1] ?? [];
}

/** How many pages a route has: one, unless its list is long. */
export function pageCount(id: RouteId): number {
  const page = getPage(id);
  if (page.kind === 'blog') return Math.max(1, articlePages.length);
  if (page.kind === 'hair-cards') return Math.max(1, Math.ceil(page.services.length / pageSizes.cards));
  return page.kind === 'price-list' ? pricePages.length : 1;
}

/** Path of one page of a route. */
export function numberedPath({ id, number }: NumberedPage, locale: Locale = 'fr'): string {
  return number === 1 ? pathOf(id, locale) : `${pathOf(id, locale)}/${number}`;
}

/** Every page of the site, in the order of the table of routes. */
export const sitePages: readonly NumberedPage[] = routeIds.flatMap((id) =>
  Array.from({ length: pageCount(id) }, (_, index) => ({ id, number: index + 1 })),
);

const catchAllPages = new Map(
  sitePages
    .filter(({ id }) => !ownFolderKinds.some((kind) => kind === getPage(id).kind))
    .map((page) => [numberedPath(page), page]),
);

/** Path segments of every page without a folder of its own, for the catch-all route. */
export const catchAllRoutes = [...catchAllPages.keys()].map((path) => ({ path: path.slice(1).split('/') }));

/**
 * The page of the catch-all route whose path has these segments, case included.
 * @throws Error when there is none.
 */
export function pageFromSegments(segments: readonly string[]): NumberedPage {
  const path = `/${segments.join('/')}`;
  const page = catchAllPages.get(path);
  if (!page) throw new Error(`content/routes.ts has no path ${path}.`);
  return page;
}

/**
 * The numbers a pager offers: first and last, and those one, two, four, eight ... pages away. However many pages there
 * are, the list stays short and every page is a few steps off.
 */
export function pagerNumbers(number: number, count: number): number[] {
  const numbers = new Set([1, number, count]);
  for (let step = 1; step < count; step *= 2) numbers.add(number - step).add(number + step);
  return [...numbers].filter((candidate) => candidate >= 1 && candidate <= count).sort((one, other) => one - other);
}
