import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { germanRoutes, routes } from '@/content/routes';
import { salon } from '@/content/salon';
import { formatAmount, formatHour, formatPhone } from '@/lib/i18n/format';
import { contactCardPath } from '@/lib/links/contact-card';
import { absoluteUrl, readBasePath, readSiteUrl } from '@/lib/links/site';
import { outDir } from '@/scripts/support/paths';
import { listSite, readSite, tagsIn } from './support/exported-site';

test.skip(({ isMobile }) => isMobile === true, 'Heads and structured data are the same on a phone.');

/** Every page of the built site, without the copies that serve `/tarifs/` and without the not-found page. */
const pageFiles = existsSync(outDir)
  ? [...listSite()].filter((file) => file.endsWith('.html') && !/^\/(404|_)|.\/index\.html$/.test(file)).sort()
  : [];

/** The path a page is visited at. */
const pathOf = (file: string) => file.replace(/(index)?\.html$/, '');
const addressOf = (file: string) => absoluteUrl(pathOf(file));

const siteRoot = readSiteUrl() + readBasePath();

/** Path in the built site of the file behind an absolute address; fails when there is none. */
function publishedFile(address: unknown): string {
  const url = String(address);
  expect(url.slice(0, siteRoot.length + 1)).toBe(`${siteRoot}/`);
  const file = decodeURI(url.slice(siteRoot.length));
  expect(listSite().has(file), `${url} is published`).toBe(true);
  return path.join(outDir, file);
}

/** Visible text with ordinary spaces. */
async function visibleText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden must not count.
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ');
}

/** Contents of a page's `<meta>` elements by name or property. */
function metaOf(html: string): Record<string, string> {
  const metas = tagsIn(html).filter((tag) => tag.name === 'meta');
  return Object.fromEntries(
    metas.map(({ attributes: { name, property, content } }) => [name ?? property ?? '', content ?? '']),
  );
}

/** Addresses of a page's `<link>` elements of one kind. */
function linksOf(html: string, attribute: 'rel' | 'type', value: string): (string | undefined)[] {
  const links = tagsIn(html).filter((tag) => tag.name === 'link' && tag.attributes[attribute] === value);
  return links.map((link) => link.attributes.href);
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

type Node = Record<string, unknown>;

/** Every object of a page's structured data, however deep. */
async function structuredData(page: Page): Promise<Node[]> {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  const walk = (value: unknown): Node[] => {
    if (Array.isArray(value)) return value.flatMap(walk);
    if (value === null || typeof value !== 'object') return [];
    return [value as Node, ...Object.values(value).flatMap(walk)];
  };
  const data = JSON.parse((await scripts.textContent()) ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return walk(data['@graph']);
}

const isOfType = (node: Node, type: string) => [node['@type']].flat().includes(type);

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

// What a crawler gets: the HTML, no scripts.
test.use({ javaScriptEnabled: false });

test('the export has pages to test', () => {
  expect(pageFiles.length).toBeGreaterThanOrEqual(Object.keys(routes).length);
});

for (const file of pageFiles) {
  test(`${pathOf(file)}: the head is complete`, () => {
    const html = readSite(file);
    const title = titleOf(html);
    const meta = metaOf(html);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(meta.description?.length).toBeGreaterThanOrEqual(120);
    expect(meta.description?.length).toBeLessThanOrEqual(160);
    expect(linksOf(html, 'rel', 'canonical')).toEqual([addressOf(file)]);
    expect(meta).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'og:url': addressOf(file),
      'og:site_name': salon.name,
      'og:locale': /<html lang="([^"]*)/.exec(html)?.[1]?.replace('-', '_'),
      'og:type': 'website',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': expect.stringMatching(/\p{L}{3}/u),
      'twitter:card': 'summary_large_image',
      'twitter:image': meta['og:image'],
    });
    expect(statSync(publishedFile(meta['og:image'])).size).toBeLessThan(300_000);
    expect(meta.robots ?? '').not.toContain('noindex');
  });

  test(`${pathOf(file)}: one main heading, no level left out`, () => {
    const headings = tagsIn(readSite(file)).filter((tag) => /^h[1-6]$/.test(tag.name));
    const levels = headings.map((heading) => Number(heading.name.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test(`${pathOf(file)}: structured data is complete and says what the page shows`, async ({ page }) => {
    await page.route(/\.(avif|webp|jpg|woff2|mp4|webm)$/, (route) => route.abort());
    await page.goto(pathOf(file));
    const nodes = await structuredData(page);
    const text = await visibleText(page);
    const plain = (value: unknown) => String(value).replace(/\s+/g, ' ');

    for (const [type, fields] of Object.entries(expectedFields)) {
      for (const node of nodes.filter((candidate) => isOfType(candidate, type))) {
        const missing = fields.filter((field) => node[field] === undefined || node[field] === '');
        expect(missing, `${type} ${node.name ?? ''}`).toEqual([]);
      }
    }
    for (const node of nodes) {
      if (node.price !== undefined) {
        expect(node.priceCurrency).toBe('CHF');
        expect(text).toMatch(new RegExp(`(?<!\\d)${formatAmount(Number(node.price)).replace('.', '\\.')}`));
      }
      if (isOfType(node, 'Offer')) expect(text).toContain(plain(node.name).split(',')[0]);
      if (node.telephone) expect(text).toContain(plain(formatPhone(String(node.telephone))));
      if (isOfType(node, 'PostalAddress')) {
        expect(node.postalCode).toMatch(/^\d{4}$/);
        expect(text).toContain(plain(node.streetAddress));
        expect(text).toContain(`${node.postalCode} ${node.addressLocality}`);
      }
      if (isOfType(node, 'OpeningHoursSpecification') && !node.validFrom) {
        const [locale, dash] = pathOf(file).startsWith(germanRoutes.accueil)
          ? (['de', '–'] as const)
          : (['fr', '-'] as const);
        const [opens, closes] = [node.opens, node.closes].map((time) => formatHour(String(time), locale));
        expect(text).toContain(`${opens}${dash}${closes}`);
      }
      if (isOfType(node, 'BlogPosting')) expect(text).toContain(plain(node.headline));
      for (const image of [node.image ?? []].flat()) publishedFile(image);
    }
    const crumbs = page.locator('nav ol').filter({ has: page.locator('[aria-current="page"]') });
    for (const item of nodes.filter((node) => isOfType(node, 'ListItem'))) {
      await expect(crumbs.getByText(String(item.name), { exact: true })).toBeVisible();
      expect(pageFiles.map(addressOf)).toContain(item.item);
    }
    const isHome = [routes.accueil, germanRoutes.accueil].map(absoluteUrl).includes(addressOf(file));
    expect(nodes.filter((node) => isOfType(node, 'BreadcrumbList'))).toHaveLength(isHome ? 0 : 1);
  });
}

test('titles and descriptions are different on every page', () => {
  const pages = pageFiles.map(readSite);
  expect(new Set(pages.map(titleOf)).size).toBe(pages.length);
  expect(new Set(pages.map((html) => metaOf(html).description)).size).toBe(pages.length);
});

test('the not-found page stays out of search engines', () => {
  const html = readSite('/404.html');
  expect(metaOf(html).robots).toContain('noindex');
  expect(linksOf(html, 'rel', 'canonical')).toEqual([]);
});

test('the sitemap names every page once, in its canonical form', () => {
  const xml = readSite('/sitemap.xml');
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
  expect([...addresses].sort()).toEqual(pageFiles.map(addressOf).sort());
  expect(addresses).toEqual(expect.arrayContaining(Object.values(routes).map(absoluteUrl)));
});

test('robots.txt lets everyone in and names the sitemap', () => {
  const text = readSite('/robots.txt');
  expect(text).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  expect(text).not.toMatch(/^Disallow: *\S/im);
});

test('the contact card is a whole vCard in UTF-8', () => {
  const bytes = readFileSync(path.join(outDir, contactCardPath));
  const card = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  for (const line of lines.slice(1, -2)) expect(line).toMatch(/^[A-Z-]+(;[A-Z]+=[A-Z,]+)*:./);
  expect(lines).toContain(`FN:${salon.name}`);
});

test('manifest and icons are published and named in the head', () => {
  const html = readSite('/index.html');
  const hrefs = ['manifest', 'icon', 'apple-touch-icon'].flatMap((rel) => linksOf(html, 'rel', rel));
  expect(hrefs).toHaveLength(4);
  const manifest = JSON.parse(readSite('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: expect.stringContaining(salon.name), start_url: `${readBasePath()}/` });
  const icons = manifest.icons.map((icon: { src: string }) => icon.src);
  for (const href of [...hrefs, ...icons]) publishedFile(readSiteUrl() + href);
});
