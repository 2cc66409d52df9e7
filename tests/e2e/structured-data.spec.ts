import { expect, test } from '@playwright/test';
import { business } from '@/lib/seo/json-ld/business';
import { addressOf, indexedFiles, openFile, publishedFile } from './support/exported-site';
import { faultsIn, graphOf, isOfType, thingsIn } from './support/schema-org';

// That pages show what their structured data says, walk.spec.ts sees.

/** What search engines require or recommend of types that the validator knows nothing of but their words. */
const expectedFields: Record<string, string[]> = {
  // Every business of beauty has them, whatever its trade.
  business: [
    ...['@id', 'name', 'address', 'telephone', 'url', 'image', 'geo', 'openingHoursSpecification', 'priceRange'],
    ...['areaServed', 'hasMap', ...('potentialAction' in business() ? ['potentialAction'] : [])],
  ],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  ReserveAction: ['target'],
  WebSite: ['name', 'url'],
  Service: ['name', 'description', 'provider', 'areaServed', 'offers'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['name', 'offeredBy'],
  BlogPosting: ['headline', 'image', 'author', 'url'],
  Organization: ['name', 'url'],
};

const trades = [business()['@type']].flat().join();

test('structured data of every page is complete, and what it names is published', { tag: '@check' }, async () => {
  for (const file of indexedFiles) {
    const page = openFile(file);
    const graph = graphOf(page);
    const crumbs = [...page.querySelectorAll('main nav ol li')].map((crumb) => crumb.textContent);
    expect.soft(await faultsIn(graph), file).toEqual([]);
    for (const thing of thingsIn(graph)) {
      const kind = [thing['@type']].flat().join() === trades && thing.name ? 'business' : '';
      const types = [kind, ...Object.keys(expectedFields).filter((type) => isOfType(thing, type))];
      const fields = types.flatMap((type) => expectedFields[type] ?? []);
      const missing = fields.filter((field) => (thing[field] ?? '') === '');
      expect.soft(missing, `${file}: ${thing['@type']} ${thing.name ?? ''}`).toEqual([]);
      if (thing.price !== undefined) expect.soft(thing.priceCurrency, file).toBe('CHF');
      if (isOfType(thing, 'ListItem')) {
        expect.soft(indexedFiles.map(addressOf), file).toContain(thing.item);
        expect.soft(crumbs, file).toContain(thing.name);
      }
      for (const image of [thing.image ?? []].flat()) publishedFile(image);
    }
  }
});
