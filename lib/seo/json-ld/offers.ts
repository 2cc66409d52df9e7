import type { Offer, OfferCatalog, Service } from 'schema-dts';
import type { PageId } from '../../../content/schema/pages';
import type { PriceId, Quote } from '../../../content/schema/prices';
import { getPage, getPageOfKind } from '../../content/pages';
import { nameOfRow, priceRow, sitePriceList } from '../../content/prices';
import { siteSalon } from '../../content/salon';
import type { Locale } from '../../i18n/locale';
import { messagesIn } from '../../i18n/messages';
import { pathOf } from '../../links/href';
import { absoluteUrl } from '../../links/site';
import { idOnPage, pictureUrl, salonReference } from './ids';

/** One line of the price list; a quote says what decides the price and names none but that of an hour. */
function offer(id: PriceId, locale: Locale): Offer {
  const row = priceRow(id);
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
  const sentences = [
    depends.replace('{what}', dependsOn),
    ...(example ? [exampleWords.replace('{example}', example)] : []),
  ];
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

/** A service with its prices. */
export function service(id: PageId, locale: Locale): Service {
  const page = getPageOfKind(id, 'service');
  return {
    '@type': 'Service',
    '@id': idOnPage(id, 'service'),
    name: page.label,
    description: page.description,
    serviceType: getPage(page.parent ?? id).label,
    url: absoluteUrl(pathOf(id, 'fr')),
    image: pictureUrl(page.picture),
    provider: salonReference(),
    areaServed: siteSalon.areaServed,
    offers: page.prices.map((price) => offer(price, locale)),
  };
}

/** The price list: sections, groups, lines. */
export function priceCatalogue(id: PageId, locale: Locale): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': idOnPage(id, 'catalogue'),
    name: getPage(id).label,
    url: absoluteUrl(pathOf(id, 'fr')),
    itemListElement: sitePriceList.map((section) => ({
      '@type': 'OfferCatalog',
      name: section.title,
      itemListElement: section.groups.map((group) => ({
        '@type': 'OfferCatalog',
        name: group.title,
        itemListElement: group.rows.map((price) => offer(price, locale)),
      })),
    })),
  };
}
