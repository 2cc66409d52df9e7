import { expect, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { folderPaths } from '@/lib/content/pages';
import { newTabId } from '@/lib/links/new-tab';
import { readBasePath } from '@/lib/links/site';
import german from '@/messages/de.json' with { type: 'json' };
import { fileFor, internalLink, listSite, readSite, type Tag, tagsIn } from './support/exported-site';
import { messages } from './support/messages';

test.skip(({ isMobile }) => isMobile === true, 'Files are the same for every screen.');

const site = listSite();
const textFiles = [...site].filter((file) => /\.(html|css|xml|txt|webmanifest)$/.test(file));
const pages = textFiles.filter((file) => file.endsWith('.html'));
const tagsOf = new Map(pages.map((file) => [file, tagsIn(readSite(file))]));

/** Address at which a visitor sees a page. */
const addressOf = (file: string) =>
  readBasePath() + (file.replace(/(^\/index)?\.html$/, '').replace(/\/index$/, '/') || '/');

/** All addresses that a tag asks for. */
function linksOf({ attributes }: Tag): string[] {
  const { href, src, poster, action, srcset, imagesrcset } = attributes;
  // What the page's script asks for.
  const later = ['data-island', 'data-props', 'data-sheet', 'data-src'].map((name) => attributes[name]);
  const sets = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? []);
  const candidates = sets.map((candidate) => candidate.trim().split(/\s+/)[0]);
  return [href, src, poster, action, ...later, ...candidates].filter((link) => link !== undefined);
}

/** Addresses in files that are no pages, such as the fonts of a style sheet. */
function linksIn(file: string): string[] {
  const text = readSite(file);
  if (file.endsWith('.css')) {
    return [...text.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map(([, , link = '']) => link);
  }
  if (file.endsWith('.xml'))
    return [...text.matchAll(/<loc>(.*?)<\/loc>|href="(.*?)"/g)].map(([, a, b]) => a ?? b ?? '');
  if (file.endsWith('.webmanifest')) {
    return [...text.matchAll(/"(?:src|start_url|url)"\s*:\s*"(.*?)"/g)].map(([, link = '']) => link);
  }
  return [];
}

/** Why a link is dead; undefined when it is not. */
function faultOf(link: string, page: string): string | undefined {
  if (link === '' || link === '#') return 'leads nowhere';
  if (/^(tel:\+41\d{9}|mailto:\S+@\S+|data:\S+)$/.test(link)) return undefined;
  if (!URL.canParse(link, 'https://any.example')) return 'is no address';
  const target = internalLink(link, page);
  if (!target) return link.startsWith('https://') ? undefined : 'leaves the site without https';
  const file = fileFor(target.path, site);
  if (!file) return 'has no file';
  // The top of every page needs no element.
  if (!target.fragment || target.fragment === 'top' || !file.endsWith('.html')) return undefined;
  const isThere = tagsOf.get(file)?.some(({ attributes }) => attributes.id === target.fragment);
  return isThere ? undefined : `has no #${target.fragment} in ${file}`;
}

test('every page of the site was looked at', () => {
  const links = (file: string) => tagsOf.get(file)?.flatMap(linksOf) ?? [];
  for (const path of Object.values(routes)) {
    const file = path === '/' ? '/index.html' : `${path}.html`;
    expect(pages).toContain(file);
    // Header and footer alone lead to more places than this.
    expect(links(file).length, file).toBeGreaterThan(20);
  }
  expect(links('/404.html').length).toBeGreaterThan(20);
});

test('every href, src and srcset of the site leads somewhere', () => {
  const dead = [
    ...pages.flatMap(
      (file) =>
        tagsOf
          .get(file)
          ?.flatMap(linksOf)
          .map((link) => ({ file, link })) ?? [],
    ),
    ...textFiles.flatMap((file) => linksIn(file).map((link) => ({ file, link }))),
  ].flatMap(({ file, link }) => {
    const fault = faultOf(link, addressOf(file));
    return fault ? [`${file}: ${link} ${fault}`] : [];
  });
  expect([...new Set(dead)]).toEqual([]);
});

test('every page can be reached from the home page by links', () => {
  const reached = new Set(['/index.html']);
  for (const file of reached) {
    for (const { name, attributes } of tagsOf.get(file) ?? []) {
      const target = name === 'a' && attributes.href ? internalLink(attributes.href, addressOf(file)) : undefined;
      const page = target && fileFor(target.path, site);
      if (page?.endsWith('.html')) reached.add(page);
    }
  }
  const isCopy = (file: string) => file.endsWith('/index.html') && file !== '/index.html';
  const isNotFound = (file: string) => /^\/(404|_)/.test(file) || folderPaths().includes(file.replace('.html', ''));
  const orphans = pages.filter((file) => !reached.has(file) && !isCopy(file) && !isNotFound(file));
  expect(orphans).toEqual([]);
});

test('no page leads to a page of the site by its second address', () => {
  const detours = pages.flatMap((file) =>
    (tagsOf.get(file) ?? [])
      .filter(({ name }) => name === 'a')
      .map(({ attributes }) => attributes.href ?? '')
      .filter(
        (href) => /^\/[^#?]*(\/|\.html)([#?]|$)/.test(href) && href.split(/[#?]/, 1)[0] !== addressOf('/index.html'),
      )
      .map((href) => `${file}: ${href}`),
  );
  expect(detours).toEqual([]);
});

test('every link that opens a tab keeps this one to itself', () => {
  const careless = pages.flatMap((file) =>
    (tagsOf.get(file) ?? [])
      .filter(({ attributes }) => attributes.target === '_blank')
      .filter(
        ({ attributes }) => !/\bnoopener\b/.test(attributes.rel ?? '') || !/\bnoreferrer\b/.test(attributes.rel ?? ''),
      )
      .map(({ attributes }) => `${file}: ${attributes.href}`),
  );
  expect(careless).toEqual([]);
});

test.describe('booking links', () => {
  const isBooking = ({ name, attributes }: Tag) =>
    name === 'a' && URL.canParse(attributes.href ?? '') && new URL(attributes.href ?? '').host.startsWith('booking.');

  for (const [id, path] of Object.entries(routes)) {
    test(`of ${id} open the widget in French, in a tab of its own`, () => {
      const links = tagsOf.get(path === '/' ? '/index.html' : `${path}.html`)?.filter(isBooking) ?? [];
      expect(links.length).toBeGreaterThan(0);
      for (const { attributes } of links) {
        expect(attributes.target).toBe('_blank');
        expect(attributes.rel?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
        expect(new URL(attributes.href ?? '').searchParams.get('locale')).toBe('fr');
      }
    });
  }

  test('of the nail category open the list of services', () => {
    const html = readSite(`${routes.onglerie}.html`);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const links = tagsIn(main).filter(isBooking);
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const { attributes } of links) {
      expect(new URL(attributes.href ?? '').pathname).toMatch(/\/services$/);
    }
  });

  test('say that they open a tab', () => {
    for (const [page, words] of [
      ['/index.html', messages.booking.new_tab],
      ['/de.html', german.booking.new_tab],
    ] as const) {
      const html = readSite(page);
      const links = tagsIn(html).filter(({ attributes }) => attributes.target === '_blank');
      expect(links.length).toBeGreaterThan(5);
      for (const { attributes } of links) expect(attributes['aria-describedby']?.split(' ')).toContain(newTabId);
      expect(html.split(`id="${newTabId}"`)[1]?.startsWith(`>${words}<`)).toBe(true);
    }
  });

  test('are described by words that stand in their page, once', () => {
    for (const [page, tags] of tagsOf) {
      const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
      const describing = tags.flatMap(({ attributes }) => attributes['aria-describedby']?.split(' ') ?? []);
      for (const id of new Set(describing)) {
        expect(
          ids.filter((other) => other === id),
          `${page}: #${id}`,
        ).toHaveLength(1);
      }
    }
  });

  test('of the price list say that they book', () => {
    const html = readSite(`${routes.tarifs}.html`);
    const table = html.slice(html.indexOf('<table'), html.lastIndexOf('</table>'));
    const links = tagsIn(table).filter(isBooking);
    expect(links.length).toBeGreaterThan(10);
    for (const { attributes } of links) expect(attributes['aria-describedby']?.split(' ')[0]).toBe('reserver');
    expect(html).toContain(`id="reserver">${messages.booking.book}<`);
  });
});
