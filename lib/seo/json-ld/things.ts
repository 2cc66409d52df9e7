import type { Blog, BlogPosting, Offer, OfferCatalog, Service } from 'schema-dts';
import { mainLocale, salon } from '../../content/content';
import { getPage, getPageOfKind } from '../../content/pages';
import { nameOfRow, type PriceRow, priceRow, sitePriceList } from '../../content/prices';
import { newestArticles, type SiteArticle } from '../../content/site-articles';
import { startOfDay } from '../../dates/zurich-date';
import { fill } from '../../i18n/fill';
import { type Locale, tagOf } from '../../i18n/locale';
import { messagesIn } from '../../i18n/messages';
import { pathOf } from '../../links/href';
import { absoluteUrl } from '../../links/site';
import type { PageId } from '../../schema/pages';
import type { Quote } from '../../schema/prices';
import { idOnPage, pictureUrl, salonReference } from './ids';

/** Returns the offer of a price row; a price on request has no amount, but its terms and, if known, the hourly rate. */
function offer(row: PriceRow, locale: Locale): Offer {
  return {
    '@type': 'Offer',
    name: nameOfRow(row),
    ...(row.price.kind === 'fixed' ? { price: row.price.amount, priceCurrency: 'CHF' } : quoted(row.price, locale)),
    offeredBy: salonReference(),
  };
}

function quoted(
  { dependsOn, example, hourlyRate }: Quote,
  locale: Locale,
): Pick<Offer, 'description' | 'priceSpecification'> {
  const { quote_depends: depends, quote_example: exampleWords } = messagesIn(locale).prices;
  const sentences = [fill(depends, { what: dependsOn }), ...(example ? [fill(exampleWords, { example })] : [])];
  return {
    description: sentences.join('. '),
    ...(hourlyRate !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: hourlyRate,
        priceCurrency: 'CHF',
        // The UN/CEFACT code of an hour.
        unitCode: 'HUR',
      },
    }),
  };
}

export function service(id: PageId, locale: Locale): Service {
  const page = getPageOfKind(id, 'service');
  return {
    '@type': 'Service',
    '@id': idOnPage(id, 'service'),
    name: page.label,
    description: page.description,
    serviceType: getPage(page.parent ?? id).label,
    url: absoluteUrl(pathOf(id, mainLocale)),
    image: pictureUrl(page.picture),
    provider: salonReference(),
    areaServed: salon.areaServed,
    offers: page.prices.map((price) => offer(priceRow(price), locale)),
  };
}

export function priceCatalogue(id: PageId, locale: Locale): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': idOnPage(id, 'catalogue'),
    name: getPage(id).label,
    url: absoluteUrl(pathOf(id, mainLocale)),
    itemListElement: sitePriceList.map((section) => ({
      '@type': 'OfferCatalog',
      name: section.title,
      itemListElement: section.groups.map((group) => ({
        '@type': 'OfferCatalog',
        name: group.title,
        itemListElement: group.rows.map((row) => offer(row, locale)),
      })),
    })),
  };
}

/** Returns the blog with the articles that it shows with a picture. */
export function blog(id: PageId): Blog {
  const page = getPageOfKind(id, 'blog');
  return {
    '@type': 'Blog',
    '@id': idOnPage(id, 'blog'),
    name: page.heading,
    description: page.intro,
    url: absoluteUrl(pathOf(id, mainLocale)),
    inLanguage: tagOf(mainLocale),
    publisher: salonReference(),
    blogPost: newestArticles.map((article) => blogPosting(article)),
  };
}

export function blogPosting(article: SiteArticle): BlogPosting {
  const { page, title, category, picture, date } = article;
  return {
    '@type': 'BlogPosting',
    '@id': idOnPage(page, 'article'),
    url: absoluteUrl(pathOf(page, mainLocale)),
    headline: title,
    articleSection: category,
    image: pictureUrl(picture),
    ...(date && { datePublished: startOfDay(date) }),
    inLanguage: tagOf(mainLocale),
    mainEntityOfPage: { '@id': idOnPage(page, 'page') },
    // The author's name, for search results, instead of the salon's id, which only other pages describe in full.
    author: { '@type': 'Organization', name: salon.name, url: absoluteUrl('/') },
    publisher: salonReference(),
  };
}
