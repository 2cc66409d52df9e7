import { expect } from '@playwright/test';
import { germanRoutes } from '@/content/routes';
import { formatAmount, formatHour, formatPhone } from '@/lib/i18n/format';
import { addressOf, indexedFiles, openFile, pathOf, publishedFile } from './support/exported-site';
import { test } from './support/kept-pages';

type Thing = Record<string, unknown>;

/** Every object of a page's structured data, however deep. */
function structuredData(page: Document): Thing[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const walk = (value: unknown): Thing[] => {
    if (Array.isArray(value)) return value.flatMap(walk);
    if (value === null || typeof value !== 'object') return [];
    return [value as Thing, ...Object.values(value).flatMap(walk)];
  };
  const data = JSON.parse(scripts[0]?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return walk(data['@graph']);
}

const isOfType = (thing: Thing, type: string) => [thing['@type']].flat().includes(type);
const asRead = (value: unknown) => String(value).replace(/\s+/g, ' ');

/** What search engines require or recommend of each type that they use. */
const expectedFields: Record<string, string[]> = {
  HairSalon: [
    ...['@id', 'name', 'address', 'telephone', 'url', 'image', 'geo', 'openingHoursSpecification', 'priceRange'],
    ...['areaServed', 'hasMap', 'potentialAction'],
  ],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  ReserveAction: ['target'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'provider', 'areaServed', 'offers'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['name', 'offeredBy'],
  BlogPosting: ['headline', 'image', 'author', 'url'],
  Organization: ['name', 'url'],
};

for (const file of indexedFiles) {
  test(`structured data of ${pathOf(file)} is complete and says what the page shows`, async ({
    pageWithoutScripts: page,
  }) => {
    const things = structuredData(openFile(file));
    await page.goto(pathOf(file));
    // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden must not count.
    const text = asRead(await page.locator('body').innerText());

    for (const thing of things) {
      for (const [type, fields] of Object.entries(expectedFields)) {
        const missing = isOfType(thing, type) ? fields.filter((field) => (thing[field] ?? '') === '') : [];
        expect(missing, `${type} ${thing.name ?? ''}`).toEqual([]);
      }
      if (thing.price !== undefined) {
        expect(thing.priceCurrency).toBe('CHF');
        expect(text).toMatch(new RegExp(`(?<!\\d)${formatAmount(Number(thing.price)).replace('.', '\\.')}`));
      }
      if (isOfType(thing, 'Offer')) expect(text).toContain(asRead(thing.name).split(',')[0]);
      if (thing.telephone) expect(text).toContain(asRead(formatPhone(String(thing.telephone))));
      if (isOfType(thing, 'PostalAddress')) {
        expect(text).toContain(asRead(thing.streetAddress));
        expect(text).toContain(`${thing.postalCode} ${thing.addressLocality}`);
      }
      if (isOfType(thing, 'OpeningHoursSpecification') && !thing.validFrom) {
        const isGerman = pathOf(file).startsWith(germanRoutes.accueil);
        const [opens, closes] = [thing.opens, thing.closes].map((time) =>
          formatHour(String(time), isGerman ? 'de' : 'fr'),
        );
        expect(text).toContain(`${opens}${isGerman ? '–' : '-'}${closes}`);
      }
      if (isOfType(thing, 'BlogPosting')) expect(text).toContain(asRead(thing.headline));
      for (const image of [thing.image ?? []].flat()) publishedFile(image);
    }
    const crumbs = page.locator('nav ol').filter({ has: page.locator('[aria-current="page"]') });
    for (const item of things.filter((thing) => isOfType(thing, 'ListItem'))) {
      await expect(crumbs.getByText(String(item.name), { exact: true })).toBeVisible();
      expect(indexedFiles.map(addressOf)).toContain(item.item);
    }
  });
}
