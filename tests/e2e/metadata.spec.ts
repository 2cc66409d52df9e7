import { expect, test } from '@playwright/test';
import { getPage, idsOfKind, pageIds, places } from '@/lib/content/pages';
import { siteSalon } from '@/lib/content/salon';
import { pathOf } from '@/lib/links/href';
import { absoluteUrl, assetPath, editorPath, readBasePath } from '@/lib/links/site';
import {
  addressOf,
  fileFor,
  indexedFiles,
  linksOf,
  metaOf,
  openFile,
  publishedFile,
  readSite,
  sizeOf,
} from './support/exported-site';

test('every page has the title and the main heading of its content, and a complete head of its own', () => {
  expect(indexedFiles).toHaveLength(places.length);
  const articles = idsOfKind('article').map((id) => fileFor(pathOf(id, 'fr')));
  const seen = new Set<string | undefined>();
  for (const { id, locale } of places) {
    const file = fileFor(pathOf(id, locale)) ?? '';
    const page = openFile(file);
    const { title, heading } = getPage(id, locale);
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    expect.soft(page.title, file).toBe(title);
    expect.soft(words(page.querySelector('main h1')?.textContent ?? ''), file).toEqual(words(heading));
    const meta = metaOf(page);
    const { description, robots, 'og:image': image } = meta;
    expect.soft(seen.has(title) || seen.has(description), `${file}: title and description of its own`).toBe(false);
    seen.add(title).add(description);
    expect.soft(title.length, file).toBeLessThanOrEqual(60);
    expect.soft(description?.length, file).toBeGreaterThanOrEqual(120);
    expect.soft(description?.length, file).toBeLessThanOrEqual(160);
    expect.soft(linksOf(page, 'rel', 'canonical'), file).toEqual([addressOf(file)]);
    expect.soft(meta, file).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': addressOf(file),
      'og:site_name': siteSalon.name,
      'og:locale': page.documentElement.lang.replace('-', '_'),
      'og:type': articles.includes(file) ? 'article' : 'website',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\p{L}{3}/u),
      'twitter:card': 'summary_large_image',
    });
    expect.soft(sizeOf(publishedFile(image)), file).toBeLessThan(300_000);
    expect.soft(robots ?? '', file).not.toContain('noindex');
  }
});

/** What a page has to say, however deep: sentences, not names of things. */
const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => /\s/.test(text))
    : Object.values(value ?? {}).flatMap(sentencesIn);

test('every page says all that its content has', () => {
  const bare = (text: string | null | undefined) => text?.replace(/\s/g, '') ?? '';
  for (const id of pageIds) {
    const { title: _title, description: _description, otherNames: _otherNames, ...said } = getPage(id);
    const text = bare(openFile(fileFor(pathOf(id, 'fr')) ?? '').body.textContent);
    const unsaid = sentencesIn(said).filter((sentence) => !text.includes(bare(sentence)));
    expect.soft(unsaid, id).toEqual([]);
  }
});

test('the not-found page stays out of search engines', () => {
  const page = openFile('/404.html');
  expect(metaOf(page).robots).toContain('noindex');
  expect(linksOf(page, 'rel', 'canonical')).toEqual([]);
});

test('the sitemap names every page once, in its canonical form, and robots.txt the sitemap', () => {
  const addresses = [...openFile('/sitemap.xml').querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(addresses.sort()).toEqual(indexedFiles.map(addressOf).sort());
  const robots = readSite('/robots.txt');
  expect(robots).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  expect([...robots.matchAll(/^Disallow: *(.*)$/gim)].map(([, path]) => path)).toEqual([assetPath(editorPath)]);
});

test('manifest and icons are named in the head', () => {
  const page = openFile('/index.html');
  expect(['manifest', 'icon', 'apple-touch-icon'].flatMap((rel) => linksOf(page, 'rel', rel))).toHaveLength(4);
  expect(JSON.parse(readSite('/manifest.webmanifest')).start_url).toBe(`${readBasePath()}/`);
});
