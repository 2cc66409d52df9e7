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
import type { SiteContent } from '../../content/schema/site';
import { servicePages } from '../../content/services';
import { stockPhotos } from '../../content/stock-photos';
import { testimonials } from '../../content/testimonials';
import { BuildError } from '../support/build-error';
import { inRepository } from '../support/paths';

/**
 * The content of the site and its messages.
 * @throws BuildError naming the file when messages are no JSON.
 */
export function loadContent(): SiteContent {
  return {
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
}

function pagesByFile(): SiteContent['pages'] {
  const files: SiteContent['pages'] = {
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
  const names = readdirSync(inRepository('messages')).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.map((name) => [`messages/${name}`, readJson(`messages/${name}`)]));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(inRepository(file), 'utf8'));
  } catch (error) {
    throw new BuildError(
      `${file}: is no valid JSON (${String(error)}). ` +
        'Each text stands between double quotes, with a comma after each but the last.',
    );
  }
}
