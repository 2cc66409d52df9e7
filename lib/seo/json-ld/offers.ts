import type { Offer, OfferCatalog, Service } from 'schema-dts';
import { type PriceId, priceList } from '../../../content/prices';
import { type RouteId, routes } from '../../../content/routes';
import { salon } from '../../../content/salon';
import fr from '../../../messages/fr.json';
import { getPage, getPageOfKind } from '../../content/pages';
import { isFixed, priceRow } from '../../content/prices';
import { typeset } from '../../i18n/typography';
import { absoluteUrl } from '../../links/site';
import { idOnPage, salonReference } from './ids';
import { pictureUrl } from './picture-url';

/** One line of the price list; a quote says what decides the price and names none. */
function offer(id: PriceId): Offer {
  const row = priceRow(id);
  const name = row.variant ? `${row.service}, ${row.variant}` : row.service;
  const quote = fr.prices.quote_depends;
  return {
    '@type': 'Offer',
    name,
    ...(isFixed(row)
      ? { price: row.price, priceCurrency: 'CHF' }
      : { description: typeset(quote.replace('{what}', row.price.quoteDependsOn)) }),
    offeredBy: salonReference(),
  };
}

/** A service with its prices. */
export function service(id: RouteId): Service {
  const page = getPageOfKind(id, 'service');
  return {
    '@type': 'Service',
    '@id': idOnPage(id, 'service'),
    name: page.label,
    description: page.description,
    serviceType: getPage(page.parent ?? 'prestations').label,
    url: absoluteUrl(routes[id]),
    image: pictureUrl(page.picture),
    provider: salonReference(),
    areaServed: salon.areaServed,
    offers: page.prices.map(offer),
  };
}

/** The price list: sections, groups, lines. */
export function priceCatalogue(): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': idOnPage('tarifs', 'catalogue'),
    name: getPage('tarifs').label,
    url: absoluteUrl(routes.tarifs),
    itemListElement: priceList.map((section) => ({
      '@type': 'OfferCatalog',
      name: section.title,
      itemListElement: section.groups.map((group) => ({
        '@type': 'OfferCatalog',
        name: group.title,
        itemListElement: group.rows.map(offer),
      })),
    })),
  };
}
