import { expect, test } from '@playwright/test';
import { transform } from 'lightningcss';
import { otherLocales, pages, salon } from '@/lib/content/content';
import { pageVersions } from '@/lib/content/page-paths';
import { neededId } from '@/lib/content/pages';
import { mainLocale, tagOf } from '@/lib/i18n/locale';
import { typeset } from '@/lib/i18n/typography';
import { bookingHref, telHref } from '@/lib/links/contact-links';
import { hrefOf as hrefOfPage, localesOf, pathOf as pathOfPage } from '@/lib/links/href';
import { newTabId } from '@/lib/links/new-tab';
import { editorPath, readBasePath } from '@/lib/links/site';
import { paths } from '@/tests/support/paths';
import {
  copies,
  editorFiles,
  fileFor,
  indexedFiles,
  internalLink,
  openFile,
  pageFiles,
  pathOf,
  readSite,
  site,
} from './support/exported-site';
import { messagesIn } from './support/messages';

/** Address at which a visitor sees a page. */
const visitedAt = (file: string) => readBasePath() + (pathOf(file).replace(/(.)\/$/, '$1') || '/');

const anchorsOf = (file: string, within = 'a[href]') => [...openFile(file).querySelectorAll<HTMLAnchorElement>(within)];
const hrefOf = (anchor: Element) => anchor.getAttribute('href') ?? '';

const linksInStyles = (text: string): string[] => {
  const { dependencies } = transform({ filename: 'a.css', code: Buffer.from(text), analyzeDependencies: true });
  return dependencies?.flatMap((found) => (found.type === 'url' ? found.url : [])) ?? [];
};

/** All addresses that a file asks for: a page with its styles, a style sheet, the manifest, or a map or feed. */
function linksIn(file: string): string[] {
  if (file.endsWith('.css')) return linksInStyles(readSite(file));
  if (file.endsWith('.webmanifest')) {
    const { start_url, icons } = JSON.parse(readSite(file)) as { start_url: string; icons: { src: string }[] };
    return [start_url, ...icons.map(({ src }) => src)];
  }
  if (!/\.(html|xml)$/.test(file)) return [];
  const document = openFile(file);
  // The last four are what the page's script asks for.
  const single = ['href', 'src', 'poster', 'action', 'data-island', 'data-props', 'data-src'];
  return [
    ...[...document.querySelectorAll('*')].flatMap((element) => [
      ...single.flatMap((name) => element.getAttribute(name) ?? []),
      ...['srcset', 'imagesrcset'].flatMap((name) =>
        (element.getAttribute(name)?.split(',') ?? []).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
      ),
    ]),
    ...[...document.querySelectorAll('loc, item > link')].map(({ textContent }) => textContent ?? ''),
    ...[...document.querySelectorAll('style')].flatMap(({ textContent }) => linksInStyles(textContent ?? '')),
  ];
}

/** Why a link is dead; undefined when it is not. */
function faultOf(link: string, page: string): string | undefined {
  if (link === '' || link === '#') return 'leads nowhere';
  if (/^(tel:\+41\d{9}|mailto:(\S+@\S+|\?\S+)|data:.+)$/.test(link)) return undefined;
  if (!URL.canParse(link, 'https://any.example')) return 'is no address';
  const target = internalLink(link, page);
  if (!target) return link.startsWith('https://') ? undefined : 'leaves the site without https';
  const file = fileFor(target.path);
  if (!file) return 'has no file';
  // The top of every page needs no element.
  if (!target.fragment || target.fragment === 'top' || !file.endsWith('.html')) return undefined;
  return openFile(file).getElementById(target.fragment) ? undefined : `has no #${target.fragment} in ${file}`;
}

test('every address that a file of the site asks for leads somewhere', { tag: '@check' }, () => {
  for (const { id, locale } of pageVersions) expect(pageFiles).toContain(fileFor(pathOfPage(id, locale)));
  const files = [...pageFiles, ...[...site].filter((file) => !file.endsWith('.html'))];
  const dead = files.flatMap((file) =>
    linksIn(file).flatMap((link) => {
      const fault = faultOf(link, file.endsWith('.html') ? visitedAt(file) : readBasePath() + file);
      return fault ? `${file}: ${link} ${fault}` : [];
    }),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test('the editor is there, and no page names it or loads anything of it', () => {
  expect(editorFiles).toContain(`${editorPath}/index.html`);
  const texts = [...site].filter((file) => /\.(html|css|js|json|xml|webmanifest)$/.test(file));
  // Not what is only called so, such as "/administration".
  const naming = new RegExp(`${editorPath}(?![a-z0-9-])`, 'i');
  expect(texts.filter((file) => naming.test(readSite(file)))).toEqual([]);
});

test('every page can be reached from the home page by links', { tag: '@check' }, () => {
  const reached = new Set(['/index.html']);
  for (const file of reached) {
    for (const anchor of anchorsOf(file)) {
      const target = internalLink(hrefOf(anchor), visitedAt(file));
      const page = target && fileFor(target.path);
      if (page?.endsWith('.html')) reached.add(page);
    }
  }
  expect(indexedFiles.filter((file) => !reached.has(file))).toEqual([]);
});

test('every page has one address, and the same page stands where it ends in a slash', () => {
  const detours = pageFiles.flatMap((file) =>
    anchorsOf(file)
      .map(hrefOf)
      .filter((href) => /^\/[^#?]*(\/|\.html)([#?]|$)/.test(href) && href.split(/[#?]/, 1)[0] !== `${readBasePath()}/`)
      .map((href) => `${file}: ${href}`),
  );
  expect(detours).toEqual([]);
  // The home page ends in one as it is.
  expect(copies.size).toBeGreaterThanOrEqual(indexedFiles.length - 1);
  for (const [copy, page] of copies) expect(readSite(copy) === readSite(page), copy).toBe(true);
});

test('every page says what opens a tab, has the bar of small screens, and switches the language', () => {
  const elsewhere = new URL(bookingHref() ?? 'https://nowhere.example').origin;
  for (const file of pageFiles) {
    const page = openFile(file);
    const locale = page.documentElement.lang.slice(0, 2);
    const { bar, booking } = messagesIn(locale);
    expect(page.getElementById(newTabId)?.textContent, file).toBe(booking.new_tab);
    const links = anchorsOf(file, `a[target="_blank"], a[href^="${elsewhere}"]`);
    expect(links.length, file).toBeGreaterThan(0);
    for (const { target, rel, outerHTML } of links) {
      expect([target, rel.split(' ').sort()], outerHTML).toEqual(['_blank', ['noopener', 'noreferrer']]);
      expect(outerHTML).toMatch(new RegExp(`aria-describedby="([^"]* )?${newTabId}`));
    }

    const [call, ...others] = anchorsOf(file, `nav[aria-label="${bar.label}"] a`).map(hrefOf);
    expect(call, file).toBe(telHref());
    expect(others.pop(), file).toEqual(bookingHref() ?? expect.stringMatching(/#demande$/));
    expect(others, file).toEqual(salon.whatsapp ? [expect.stringMatching(/^https:\/\/wa\.me\//)] : []);

    const version = pageVersions.find((one) => fileFor(pathOfPage(one.id, one.locale)) === file);
    const home = neededId('home');
    for (const other of [mainLocale, ...otherLocales].filter((one) => one !== locale)) {
      const id = version && localesOf(version.id).includes(other) ? version.id : home;
      const switches = anchorsOf(file, `header a[hreflang="${tagOf(other)}"][lang="${tagOf(other)}"]`).map(hrefOf);
      expect(new Set(switches), file).toEqual(new Set([hrefOfPage(id, undefined, other)]));
    }
  }
});

test('the header marks the page, or the section of the home page that stands for it', () => {
  const { nav } = messagesIn('fr');
  const marks = [
    [paths.home, nav.home],
    [paths['price-list'], nav.prices],
    [paths.contact, nav.contact],
    [paths['all-services'], nav.services],
    [paths.service, nav.services],
    [paths.gallery, Object.values(pages).find(({ kind }) => kind === 'gallery')?.label],
    [paths.legal, undefined],
  ] as const;
  for (const [path, label] of marks.filter(([path]) => path)) {
    const marked = anchorsOf(String(fileFor(path)), 'header nav > ul [aria-current]').map(
      ({ textContent }) => textContent,
    );
    expect(marked, path).toEqual(label ? [typeset(label)] : []);
  }
});
