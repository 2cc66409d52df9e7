import { expect, test } from '@playwright/test';
import { locales, mainLocale, pages, salon } from '@/lib/content/content';
import { footerGroups } from '@/lib/content/navigation';
import { pageVersions } from '@/lib/content/page-paths';
import { bookingVariantOf, idsOfKind, neededId } from '@/lib/content/pages';
import { tagOf } from '@/lib/i18n/locale';
import { bookingHref, telHref } from '@/lib/links/contact-links';
import { formSection } from '@/lib/links/fragments';
import { hrefOf as hrefOfPage, localeOf, localesOf, pathOf as pathOfPage } from '@/lib/links/href';
import { newTabId } from '@/lib/links/new-tab';
import { readBasePath } from '@/lib/links/site';
import { copies, fileFor, indexedFiles, openFile, pageFiles, readSite, site } from '@/scripts/inspect/exported-site';
import { deadLinks, unreachablePages } from '@/scripts/inspect/links';
import { editorPath } from '@/scripts/support/paths';
import { paths } from '@/tests/support/paths';
import { messagesIn } from './support/messages';

const anchorsOf = (file: string, within = 'a[href]') => [...openFile(file).querySelectorAll<HTMLAnchorElement>(within)];
const hrefOf = (anchor: Element) => anchor.getAttribute('href') ?? '';

test('every address in a file of the site exists, and every page is reached by links', () => {
  expect(deadLinks()).toEqual([]);
  expect(unreachablePages()).toEqual([]);
});

test('no page mentions the editor or loads its files', () => {
  const texts = [...site()].filter((file) => /\.(html|css|js|json|xml|webmanifest)$/.test(file));
  // Matches "/admin" and "/admin/", but not "/administration".
  const naming = new RegExp(`${editorPath}(?![a-z0-9-])`, 'i');
  expect(texts.filter((file) => naming.test(readSite(file)))).toEqual([]);
});

test('no link has a final slash or .html; for addresses with a final slash every page has an equal copy', () => {
  const detours = pageFiles().flatMap((file) =>
    anchorsOf(file)
      .map(hrefOf)
      .filter((href) => /^\/[^#?]*(\/|\.html)([#?]|$)/.test(href) && href.split(/[#?]/, 1)[0] !== `${readBasePath()}/`)
      .map((href) => `${file}: ${href}`),
  );
  expect(detours).toEqual([]);
  // All pages have a copy but the home page, whose address has a final slash anyway.
  expect(copies().size).toBeGreaterThanOrEqual(indexedFiles().length - 1);
  for (const [copy, page] of copies()) expect(readSite(copy) === readSite(page), copy).toBe(true);
});

test('every page marks new tabs, opens one view of the booking widget, has a bar for phones, and switches languages', () => {
  const elsewhere = new URL(bookingHref() ?? 'https://nowhere.example').origin;
  for (const file of pageFiles()) {
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

    const version = pageVersions.find((one) => fileFor(pathOfPage(one.id, one.locale)) === file);
    const widget = bookingHref(version && bookingVariantOf(version.id));
    // In the price list itself, links open the view of each trade.
    const where = version?.id === neededId('price-list') ? 'a:not(main *)' : 'a';
    const views = [bookingHref(), bookingHref('services')].filter((view) => view !== widget);
    expect(
      anchorsOf(file, where).filter((link) => views.includes(hrefOf(link))),
      file,
    ).toEqual([]);

    const [call, ...others] = anchorsOf(file, `nav[aria-label="${bar.label}"] a`).map(hrefOf);
    expect(call, file).toBe(telHref());
    expect(others.pop(), file).toEqual(widget ?? expect.stringMatching(`#${formSection}$`));
    expect(others, file).toEqual(salon.whatsapp ? [expect.stringMatching(/^https:\/\/wa\.me\//)] : []);

    const home = neededId('home');
    for (const other of locales.filter((one) => one !== locale)) {
      const id = version && localesOf(version.id).includes(other) ? version.id : home;
      const switches = anchorsOf(file, `header a[hreflang="${tagOf(other)}"][lang="${tagOf(other)}"]`).map(hrefOf);
      expect(new Set(switches), file).toEqual(new Set([hrefOfPage(id, undefined, other)]));
    }
  }
});

test('the footer links to all its pages, and folds them on phones', async ({ page }) => {
  const targets = [...footerGroups.flatMap((group) => group.pages), ...idsOfKind('legal')];
  for (const file of pageFiles()) {
    const locale = openFile(file).documentElement.lang.slice(0, 2);
    const hrefs = anchorsOf(file, 'body > footer details a').map(hrefOf);
    // A link to the page itself leads to the top.
    const isLed = (id: string) =>
      fileFor(pathOfPage(id, localeOf(id, locale))) === file ||
      hrefs.includes(hrefOfPage(id, undefined, localeOf(id, locale)));
    expect(
      targets.filter((id) => !isLed(id)),
      file,
    ).toEqual([]);
    const unmarked = anchorsOf(file, 'body > footer a[hreflang]:not([target], .other-language)');
    expect(unmarked, file).toEqual([]);
  }
  const links = page.locator('body > footer details').getByRole('link');
  await page.goto(paths['price-list']);
  await expect(links.last()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(links.filter({ visible: true })).toHaveCount(0);
  const { height = 0 } = (await page.locator('body > footer').boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(0.6 * 844);
  await page.getByText(messagesIn(mainLocale).footer.all, { exact: true }).click();
  await expect(links.last()).toBeVisible();
});

test('the header marks the current page, or the section of the home page for it', () => {
  const { nav } = messagesIn(mainLocale);
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
    expect(marked, path).toEqual(label ? [label] : []);
  }
});
