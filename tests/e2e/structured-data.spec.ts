import { expect } from '@playwright/test';
import { practical } from '@/lib/content/content';
import { formatAmount, formatHour, formatPhone } from '@/lib/i18n/format';
import { business } from '@/lib/seo/json-ld/business';
import { germanPaths } from '@/tests/support/paths';
import { addressOf, indexedFiles, openFile, pathOf, publishedFile } from './support/exported-site';
import { test } from './support/kept-pages';
import { faultsIn, type Thing } from './support/schema-org';

/** What a page's structured data describes. */
function graphOf(page: Document): Thing[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** Every object in a value, however deep. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (value === null || typeof value !== 'object') return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

const isOfType = (thing: Thing, type: string) => [thing['@type']].flat().includes(type);
const asRead = (value: unknown) => String(value).replace(/\s+/g, ' ');

/** What search engines require or recommend of types that the validator knows nothing of but their words. */
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
  Service: ['name', 'description', 'provider', 'areaServed', 'offers'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['name', 'offeredBy'],
  BlogPosting: ['headline', 'image', 'author', 'url'],
  Organization: ['name', 'url'],
};

test('the validator finds what schema.org and Google do not accept', async () => {
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Accueil' }] };
  const faults = await faultsIn([
    { '@type': 'HairSaloon' },
    { '@type': ['HairSalon', 'NailSalon'], telefone: '1', geo: { '@type': 'GeoCoordinates', lattitude: 1 } },
    crumbs,
  ]);
  expect(faults.join(', ')).toMatch(/"HairSaloon".*"telefone".*"lattitude".*At least two.*"position" is missing/);
});

test('facts that the owner has yet to give are structured data without a fault too', async () => {
  const unsaid = { ...practical };
  Object.assign(practical, {
    payment: ['cash', 'card', 'twint'],
    access: { steps: 2, doorWidth: 85, parking: 'door', toilet: 'accessible' },
    reviews: [{ name: 'Google', url: 'https://maps.google.com/?cid=1' }],
    languages: ['fr', 'gsw'],
  });
  const { amenityFeature, ...salon } = business() as Thing;
  Object.assign(practical, { access: undefined }, unsaid);
  expect(amenityFeature).toHaveLength(5);
  expect(await faultsIn([{ ...salon, amenityFeature }])).toEqual([]);
});

for (const file of indexedFiles) {
  test(`structured data of ${pathOf(file)} is complete and says what the page shows`, async ({
    pageWithoutScripts: page,
  }) => {
    const graph = graphOf(openFile(file));
    expect(await faultsIn(graph)).toEqual([]);
    const things = thingsIn(graph);
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
        const isGerman = pathOf(file).startsWith(germanPaths.home);
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
