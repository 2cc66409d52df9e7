import { expect, type Page, test } from '@playwright/test';
import { germanAlts as alts } from '@/content/german';
import { germanRoutes, routes } from '@/content/routes';
import { salon } from '@/content/salon';
import { germanRouteIds, getPage, getPageOfKind, routeIds } from '@/lib/content/pages';
import { closedDaysDetail } from '@/lib/dates/hours-text';
import { typesetDeep } from '@/lib/i18n/typography';
import { absoluteUrl } from '@/lib/links/site';
import german from '@/messages/de.json' with { type: 'json' };
import { keepToSite, openHydrated } from './support/browsing';
import { fill, messages as french } from './support/messages';

const messages = typesetDeep(german, 'de');
const words = messages.form;
const germanAlts = Object.values(typesetDeep(alts, 'de'));

/** A Tuesday, ten in the morning in Switzerland. */
const tuesday = '2026-11-24T09:00:00Z';

/** Language an element with exactly this text is read in. */
const languageOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

const openMenu = (page: Page) => page.locator('header button[popovertarget]').click();

test.describe('without JavaScript', () => {
  test.skip(({ isMobile }) => isMobile === true, 'The words are the same on every screen.');
  test.use({ javaScriptEnabled: false });

  for (const id of germanRouteIds) {
    test(`${germanRoutes[id]} is a German page of its own`, async ({ page }) => {
      const response = await page.goto(germanRoutes[id]);
      expect(response?.status()).toBe(200);
      const { title, description, heading } = getPage(id, 'de');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
      await expect(page).toHaveTitle(title);
      await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', description);
      await expect(page.locator('head meta[property="og:locale"]')).toHaveAttribute('content', 'de_CH');
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', absoluteUrl(germanRoutes[id]));
      await expect(page.locator('h1')).toHaveText(heading, { useInnerText: true });
    });

    test(`${germanRoutes[id]} says of every French link that it is`, async ({ page }) => {
      await page.goto(germanRoutes[id]);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((anchors) =>
          anchors.map((anchor) => [anchor.getAttribute('href') ?? '', anchor.getAttribute('hreflang') ?? '']),
        );
      const pages = links.filter(([href = '']) => !href.includes('.'));
      const isGerman = (href = '') => /^\/de(?=[/#]|$)/.test(href);
      expect(pages.filter(([href]) => !isGerman(href)).length).toBeGreaterThan(10);
      for (const [href, hreflang] of pages) {
        expect(hreflang, href).toMatch(isGerman(href) ? /^$/ : /^fr/);
      }
      for (const link of await page.locator('a[href^="https://booking."]').all()) {
        await expect(link).toHaveAttribute('hreflang', 'fr');
      }
    });
  }

  // That nothing else is said in another language than it claims, accessibility.spec.ts looks at.
  test('what is German on the home page is not taken for French, nor French labels for German', async ({ page }) => {
    await page.goto(germanRoutes.accueil);
    const { lead, servicesIntro, serviceCards, contactIntro, label } = getPageOfKind('accueil', 'home', 'de');
    for (const text of [lead, servicesIntro, serviceCards[1].title, contactIntro, messages.booking.call]) {
      expect(await languageOf(page, text), text).toBe('de-CH');
    }
    for (const text of [french.footer.salon, getPage('tarifs').label]) {
      expect(await languageOf(page, text), text).toBe('fr');
    }
    for (const link of await page.locator('footer nav').getByText(label, { exact: true }).all()) {
      await expect(link).toHaveAttribute('lang', 'de-CH');
    }
    // Marked as a whole, and with a button that is German.
    for (const button of await page.locator('main [lang="fr"]').getByText(messages.booking.book_now).all()) {
      expect(await button.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('de-CH');
    }
  });

  test('pictures are described in the language they say', async ({ page }) => {
    await page.goto(germanRoutes.accueil);
    for (const picture of await page.locator('main img:not([alt=""])').all()) {
      const alt = (await picture.getAttribute('alt')) ?? '';
      await expect(picture).toHaveAttribute('lang', germanAlts.includes(alt) ? 'de-CH' : /^fr/);
    }
  });
});

test('the two pages of a pair name each other, and no other page does', async ({ request }) => {
  for (const id of routeIds) {
    const pair = id in germanRoutes ? [routes[id], germanRoutes[id as 'accueil']] : [routes[id]];
    for (const path of pair) {
      const html = await (await request.get(path)).text();
      const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)];
      const expected = pair[1]
        ? {
            'fr-CH': absoluteUrl(pair[0] ?? ''),
            'de-CH': absoluteUrl(pair[1]),
            'x-default': absoluteUrl(pair[0] ?? ''),
          }
        : {};
      expect(Object.fromEntries(alternates.map(([, lang, href]) => [lang, href])), path).toEqual(expected);
    }
  }
});

test.describe('the language switch', () => {
  const names = { 'de-CH': french.nav.language_de, 'fr-CH': french.nav.language_fr };

  /** Presses the switch, which phones have in the menu. */
  async function change(page: Page, to: keyof typeof names, isMobile: boolean) {
    if (isMobile) await openMenu(page);
    const link = page.locator('header').getByRole('link', { name: names[to], exact: true });
    await expect(link).toHaveAttribute('hreflang', to);
    await expect(link).toHaveAttribute('lang', to);
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  }

  for (const id of germanRouteIds) {
    test(`leads from ${routes[id]} to ${germanRoutes[id]} and back`, async ({ page, isMobile }) => {
      await keepToSite(page);
      await page.goto(routes[id]);
      await change(page, 'de-CH', isMobile);
      await expect(page).toHaveURL(germanRoutes[id]);
      await change(page, 'fr-CH', isMobile);
      await expect(page).toHaveURL(routes[id]);
    });
  }

  test('leads to the German home page from a page that is French only', async ({ page, isMobile }) => {
    await page.goto(routes.tarifs);
    await change(page, 'de-CH', isMobile);
    await expect(page).toHaveURL(germanRoutes.accueil);
  });

  test('knows the page that a link has led to', async ({ page, isMobile }) => {
    await keepToSite(page);
    await page.goto(routes.tarifs);
    const contact = page.locator('footer').getByRole('link', { name: getPage('contact').label, exact: true });
    await contact.click();
    await expect(page).toHaveURL(routes.contact);
    await change(page, 'de-CH', isMobile);
    await expect(page).toHaveURL(germanRoutes.contact);
  });
});

test('the navigation stays on German pages as far as there are any', async ({ page, isMobile }) => {
  await keepToSite(page);
  await page.goto(germanRoutes.contact);
  if (isMobile) await openMenu(page);
  const link = (name: string) => page.locator('header').getByRole('link', { name, exact: true });
  await expect(link(messages.nav.prices)).toHaveAttribute('href', routes.tarifs);
  await link(messages.nav.services).click();
  await expect(page).toHaveURL(`${germanRoutes.accueil}#prices`);
  await expect(page.getByRole('heading', { name: messages.services.title })).toBeInViewport();
});

test('the header has room for the German words where it is narrowest', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have the menu');
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const path of [germanRoutes.contact, routes.contact]) {
    await page.goto(path);
    const links = page.locator('header nav > ul a');
    const boxes = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getBoundingClientRect().height));
    // Two lines would be taller than the button.
    for (const height of boxes) expect(height).toBeLessThanOrEqual(50);
    const logo = await page.locator('header a').first().boundingBox();
    const first = await links.first().boundingBox();
    expect((first?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0)).toBeGreaterThan(16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  }
});

test.describe('the German form', () => {
  test.skip(({ isMobile }) => isMobile === true, 'The words are the same on every screen.');

  async function open(page: Page) {
    await page.clock.setFixedTime(new Date(tuesday));
    await openHydrated(page, germanRoutes.contact);
    return page.locator('#demande');
  }

  test('has German labels and choices', async ({ page }) => {
    const part = await open(page);
    await expect(part.getByLabel(words.email, { exact: true })).toBeVisible();
    await expect(part.getByLabel(words.date, { exact: true })).toHaveValue('24.11.2026');
    await expect(part.getByText(words.not_sent_before)).toBeVisible();
    await part.getByRole('combobox', { name: words.service }).click();
    for (const service of Object.values(words.services)) {
      await expect(page.getByRole('option', { name: service })).toBeVisible();
    }
  });

  test('has German errors', async ({ page }) => {
    const part = await open(page);
    await part.getByLabel(words.date, { exact: true }).fill('31.02.2026');
    await part.getByRole('button', { name: words.submit }).click();
    for (const error of [words.errors.name, words.errors.email, words.errors.date]) {
      await expect(part.getByText(error, { exact: true })).toBeVisible();
    }
    await part.getByLabel(words.date, { exact: true }).fill('29.11.2026');
    await expect(
      part.getByText(words.errors.date_weekly.replace('{days}', closedDaysDetail('de')), { exact: true }),
    ).toBeVisible();
  });

  test('has a German calendar whose week starts on Monday', async ({ page }) => {
    const part = await open(page);
    await part.getByRole('button', { name: words.date_choose }).click();
    const calendar = page.getByRole('dialog', { name: words.date_dialog });
    await expect(calendar.locator('th').first()).toHaveText(/^Mo/i);
    await expect(calendar.locator('th').last()).toHaveText(/^So/i);
    await expect(calendar.getByText('November 2026', { exact: true })).toBeVisible();
    await expect(calendar.getByRole('button', { name: /Dienstag, 24\. November 2026/ })).toBeFocused();
  });

  test('confirms in German, and hands over a German request', async ({ page }) => {
    const part = await open(page);
    await part.getByLabel(words.name, { exact: true }).fill('Ana Müller');
    await part.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
    await part.getByRole('button', { name: words.submit }).click();
    await expect(part.getByRole('heading', { name: messages.toasts.success_title })).toBeVisible();
    await expect(part.getByText(words.not_sent_after)).toBeVisible();
    const chat = await part.getByRole('link', { name: messages.handoff.whatsapp }).getAttribute('href');
    const draft = new URL(chat ?? '').searchParams.get('text');
    expect(draft).toContain(fill(messages.whatsapp.greeting, { salon: salon.name }));
    expect(draft).toContain(`${words.date}: Dienstag, 24. November 2026`);
  });
});
