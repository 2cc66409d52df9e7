import { expect, test } from '@playwright/test';
import { business } from '@/lib/seo/json-ld/business';
import { addressOf, indexedFiles, openFile, publishedFile } from './support/exported-site';
import { faultsIn, graphOf, isOfType, thingsIn } from './support/schema-org';

// That pages show what their structured data says, walk.spec.ts sees.

/** What search engines require or recommend of every business of beauty, whatever its trade; the validator knows only their words. */
const businessFields = [
  ...['@id', 'name', 'address', 'telephone', 'url', 'image', 'geo', 'openingHoursSpecification', 'priceRange'],
  ...['areaServed', 'hasMap', ...('potentialAction' in business() ? ['potentialAction'] : [])],
];

const trades = [business()['@type']].flat().join();

test('structured data of every page is complete, and what it names is published', { tag: '@check' }, async () => {
  for (const file of indexedFiles) {
    const page = openFile(file);
    const graph = graphOf(page);
    const crumbs = [...page.querySelectorAll('main nav ol li')].map((crumb) => crumb.textContent);
    expect.soft(await faultsIn(graph), file).toEqual([]);
    for (const thing of thingsIn(graph)) {
      const isBusiness = [thing['@type']].flat().join() === trades && thing.name;
      const missing = isBusiness ? businessFields.filter((field) => (thing[field] ?? '') === '') : [];
      expect.soft(missing, file).toEqual([]);
      if (thing.price !== undefined) expect.soft(thing.priceCurrency, file).toBe('CHF');
      if (isOfType(thing, 'ListItem')) {
        expect.soft(indexedFiles.map(addressOf), file).toContain(thing.item);
        expect.soft(crumbs, file).toContain(thing.name);
      }
      for (const image of [thing.image ?? []].flat()) publishedFile(image);
    }
  }
});
