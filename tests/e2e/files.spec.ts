import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { pictureData } from '@/lib/assets/pictures';
import { mainLocale, pictures, salon } from '@/lib/content/content';
import { pageVersions } from '@/lib/content/page-paths';
import { getPage, idsOfKind, pageIds } from '@/lib/content/pages';
import { listIn, wordsOf } from '@/lib/content/rich-text';
import { pathOf } from '@/lib/links/href';
import { absoluteUrl } from '@/lib/links/site';
import {
  addressOf,
  fileFor,
  indexedFiles,
  openFile,
  pageFiles,
  publishedFile,
  readSite,
  sizeOf,
} from '@/scripts/inspect/exported-site';
import { faultsInStructuredData } from '@/scripts/inspect/structured-data';

const linksOf = (page: Document, rel: string) =>
  [...page.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));

test('title, canonical address and preview of every page come in the first 8 kB, before the styles', () => {
  // Only the parser of JSDOM: a document with a window would parse its styles too.
  const parser = new new JSDOM().window.DOMParser();
  const tellingOf = (page: Document) =>
    [...page.querySelectorAll('title, link[rel=canonical], meta[name=description], meta[property^="og:"]')].map(
      ({ outerHTML }) => outerHTML,
    );
  for (const file of pageFiles()) {
    const beginning = Buffer.from(readSite(file))
      .subarray(0, 8192)
      .toString()
      .replace(/[\u2060\u00ad]/g, '');
    const all = tellingOf(openFile(file));
    expect(all.length, file).toBeGreaterThan(0);
    expect(tellingOf(parser.parseFromString(beginning, 'text/html')), file).toEqual(all);
  }
});

test('every page has title and heading from the content, and metadata for search engines and previews', () => {
  expect(indexedFiles()).toHaveLength(pageVersions.length);
  const articles = idsOfKind('article').map((id) => fileFor(pathOf(id, mainLocale)));
  for (const { id, locale } of pageVersions) {
    const file = fileFor(pathOf(id, locale)) ?? '';
    const page = openFile(file);
    const { title, description, heading } = getPage(id, locale);
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    expect.soft(page.title, file).toBe(title);
    expect.soft(words(page.querySelector('main h1')?.textContent ?? ''), file).toEqual(words(heading));
    const metas = [...page.querySelectorAll('meta')];
    const meta = Object.fromEntries(metas.map((one) => [one.name || one.getAttribute('property'), one.content]));
    const { robots, 'og:image': image } = meta;
    expect.soft(linksOf(page, 'canonical'), file).toEqual([addressOf(file)]);
    expect.soft(meta, file).toMatchObject({
      description,
      'og:title': title,
      'og:description': description,
      'og:url': addressOf(file),
      'og:site_name': salon.name,
      'og:locale': page.documentElement.lang.replace('-', '_'),
      'og:type': articles.includes(file) ? 'article' : 'website',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\p{L}{3}/u),
      'twitter:card': 'summary_large_image',
    });
    expect.soft(sizeOf(`${publishedFile(image)}`), file).toBeLessThan(300_000);
    expect.soft(robots ?? '', file).not.toContain('noindex');
    const named = ['manifest', 'icon', 'apple-touch-icon'].flatMap((rel) => linksOf(page, rel));
    expect.soft(named, file).toHaveLength(4);
  }
});

/** Returns every text with more than one word in a content value. */
const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? (listIn(value)?.items ?? [value]).map(wordsOf).filter((text) => /\s/.test(text))
    : Object.values(value ?? {}).flatMap(sentencesIn);

test('every page in the main language shows all texts of several words that its content has', () => {
  const bare = (text: string | null | undefined) => text?.replace(/\s/g, '') ?? '';
  for (const id of pageIds) {
    const elsewhere = ['title', 'description', 'otherNames'];
    const said = Object.fromEntries(Object.entries(getPage(id)).filter(([name]) => !elsewhere.includes(name)));
    const text = bare(openFile(fileFor(pathOf(id, mainLocale)) ?? '').body.textContent);
    const missingInText = sentencesIn(said).filter((sentence) => !text.includes(bare(sentence)));
    expect.soft(missingInText, id).toEqual([]);
  }
});

test('the sitemap lists every page once by its canonical address, and robots.txt names the sitemap', () => {
  const addresses = [...openFile('/sitemap.xml').querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(addresses.sort()).toEqual(indexedFiles().map(addressOf).sort());
  const robots = readSite('/robots.txt');
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  // A crawler has to read a page to learn that it must not be listed.
  expect(robots).not.toContain('Disallow');
});

test('structured data of every page is complete, and its files are published', async () => {
  expect(await faultsInStructuredData()).toEqual([]);
});

test('a picture appears once per page, with size, fallback photo and colour; all but two at most are lazy', () => {
  const known = Object.keys(pictures).map((id) => pictureData(id));
  const fallbacks = new Map(known.map(({ src, fallback = null }) => [src, fallback]));
  for (const file of pageFiles()) {
    expect.soft(openFile(file).querySelector('script[type="speculationrules"]'), file).not.toBeNull();
    const images = [...openFile(file).querySelectorAll('picture img')];
    const shown = images.map((picture) => picture.getAttribute('src'));
    expect.soft(shown, file).toEqual([...new Set(shown)]);
    const named = images.map((image) => image.getAttribute('data-fallback'));
    expect.soft(named, file).toEqual(shown.map((src) => fallbacks.get(src ?? '')));
    const shapeless = images.filter((picture) => !picture.matches('[width]:not([width="0"])[height][alt]'));
    expect.soft(shapeless, file).toEqual([]);
    // The colour is behind the picture, and stays if the picture does not load.
    expect.soft(openFile(file).querySelectorAll('picture:not([style*="background-color:#"])'), file).toHaveLength(0);
    const early = images.filter((picture) => !picture.matches('[loading="lazy"]'));
    // The first picture, or both of a before/after pair.
    expect.soft(early.length, file).toBeLessThanOrEqual(2);
    for (const picture of early) expect.soft(picture.getAttribute('fetchpriority'), file).toBe('high');
  }
});

test('no text of any page has a straight apostrophe', () => {
  const attributes = ['alt', 'aria-label', 'content', 'title'];
  for (const file of pageFiles()) {
    const page = openFile(file);
    const texts = [...page.querySelectorAll(':not(script, style)')].flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue),
      ...attributes.map((name) => element.getAttribute(name)),
    ]);
    const straight = texts.filter((text) => /\p{L}'\p{L}/u.test(text ?? ''));
    expect(straight, file).toEqual([]);
  }
});
