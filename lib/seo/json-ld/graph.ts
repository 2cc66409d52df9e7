import type { Thing } from 'schema-dts';
import { mainLocale } from '../../content/content';
import { factsOfKind } from '../../content/page-kinds';
import { getPage } from '../../content/pages';
import { getArticle } from '../../content/site-articles';
import type { Locale } from '../../i18n/locale';
import type { PageId } from '../../schema/pages';
import { type Business, business } from './business';
import { idOnPage } from './ids';
import { breadcrumbList, webPage, website } from './page';
import { blog, blogPosting, priceCatalogue, service } from './things';

export interface PageGraph {
  '@context': 'https://schema.org';
  '@graph': (Thing | Business)[];
}

/** Returns the structured data of a page in a language, from the facts that the page shows. */
export function jsonLdFor(id: PageId, locale: Locale = mainLocale): PageGraph {
  const page = getPage(id);
  const describesSalon = factsOfKind(page.kind).describesSalon || 'directions' in page;
  const { things, mainEntity } = mainThings(id, locale);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(describesSalon ? [business()] : []),
      ...(page.kind === 'home' ? [website()] : [breadcrumbList(id, locale)]),
      webPage(id, locale, mainEntity),
      ...things,
    ],
  };
}

function mainThings(id: PageId, locale: Locale): { things: Thing[]; mainEntity?: string } {
  switch (getPage(id).kind) {
    case 'service':
      return { things: [service(id, locale)], mainEntity: idOnPage(id, 'service') };
    case 'price-list':
      return { things: [priceCatalogue(id, locale)], mainEntity: idOnPage(id, 'catalogue') };
    case 'blog':
      return { things: [blog(id)], mainEntity: idOnPage(id, 'blog') };
    case 'article':
      return { things: [blogPosting(getArticle(id))], mainEntity: idOnPage(id, 'article') };
    default:
      return { things: [] };
  }
}

/** Returns structured data as the text of a script element; `<` is escaped because it could end the element. */
export function serializeJsonLd(graph: PageGraph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
