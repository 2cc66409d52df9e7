import { readdirSync, readFileSync } from 'node:fs';
import { articles } from '../../content/articles';
import { gallery } from '../../content/gallery';
import { germanAlts, germanPages } from '../../content/german';
import { landingPages } from '../../content/landing-pages';
import { legalPages } from '../../content/legal';
import { mainPages } from '../../content/main-pages';
import { footerNavigation, mainNavigation } from '../../content/navigation';
import { pages } from '../../content/pages';
import { pictures } from '../../content/pictures';
import { overviewPrices, priceList, prices, pricesValidFrom } from '../../content/prices';
import { germanRoutes, routes } from '../../content/routes';
import { facts, salon } from '../../content/salon';
import { servicePages } from '../../content/services';
import { stockPhotos } from '../../content/stock-photos';
import { testimonials } from '../../content/testimonials';
import { BuildError } from '../support/build-error';
import { parseJson } from '../support/json';
import { inRepository } from '../support/paths';

/** Entries by id, as yet unchecked. */
export type Entries = Record<string, unknown>;

/** Everything the check looks at. Typed loosely on purpose: the check proves the shape, it does not assume it. */
export interface SiteContent {
  salon: Entries;
  facts: Entries;
  routes: Record<string, string>;
  germanRoutes: Record<string, string>;
  /** Pages by route id, under the file they stand in. */
  pages: Record<string, Entries>;
  /** What the German pages have of their own, by route id. */
  germanPages: Entries;
  /** German alt texts by picture id. */
  germanAlts: Entries;
  prices: Entries;
  priceList: unknown;
  pricesValidFrom: unknown;
  overviewPrices: Entries;
  pictures: Entries;
  /** Names of the files in content/pictures/. */
  pictureFiles: string[];
  stockPhotos: Entries;
  articles: unknown[];
  gallery: unknown[];
  testimonials: unknown[];
  mainNavigation: unknown[];
  footerNavigation: unknown[];
  /** Messages under the file they stand in. */
  messages: Record<string, unknown>;
}

/**
 * The content of the site, as a copy that may be changed.
 * @throws BuildError naming file and line when a file of messages is no JSON, or when there is a function in the content.
 */
export function loadContent(): SiteContent {
  const content: SiteContent = {
    salon,
    facts,
    routes,
    germanRoutes,
    pages: pagesByFile(),
    germanPages,
    germanAlts,
    prices,
    priceList,
    pricesValidFrom,
    overviewPrices,
    pictures,
    pictureFiles: readdirSync(inRepository('content', 'pictures')),
    stockPhotos,
    articles,
    gallery,
    testimonials,
    mainNavigation,
    footerNavigation,
    messages: readMessages(),
  };
  return copyOf(content);
}

function copyOf(content: SiteContent): SiteContent {
  try {
    return structuredClone(content);
  } catch (error) {
    throw new BuildError(`content/ must be plain data, without functions: ${String(error)}`);
  }
}

function pagesByFile(): Record<string, Entries> {
  const files: Record<string, Entries> = {
    'content/main-pages.ts': mainPages,
    'content/services.ts': servicePages,
    'content/landing-pages.ts': landingPages,
    'content/legal.ts': legalPages,
  };
  // Pages of a file that is not listed above are checked too, under the name of the registry.
  const listed = new Set(Object.values(files).flatMap(Object.keys));
  const others = Object.entries(pages).filter(([id]) => !listed.has(id));
  return others.length ? { ...files, 'content/pages.ts': Object.fromEntries(others) } : files;
}

function readMessages(): Record<string, unknown> {
  const folder = inRepository('messages');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.map((name) => [`messages/${name}`, readJson(`messages/${name}`)]));
}

function readJson(file: string): unknown {
  return parseJson(file, readFileSync(inRepository(file), 'utf8'));
}
