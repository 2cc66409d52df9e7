import { expect, type Page, test } from '@playwright/test';
import { germanAlts as alts } from '@/content/german';
import { germanRoutes, routes } from '@/content/routes';
import { germanRouteIds, getPage, getPageOfKind, routeIds } from '@/lib/content/pages';
import { closedDaysDetail } from '@/lib/dates/hours-text';
import { typesetDeep } from '@/lib/i18n/typography';
import { absoluteUrl } from '@/lib/links/site';
import { openHydrated } from './support/browsing';
import { fileFor, openFile } from './support/exported-site';
import { messagesOf } from './support/languages';

const { fr: french, de: messages } = messagesOf;
const words = messages.form;
const germanAlts = Object.values(typesetDeep(alts, 'de'));

const openMenu = (page: Page) => page.locator('header button[popovertarget]').click();

const documentOf = (path: string) => openFile(fileFor(path) ?? '');
const asRead = ({ textContent }: Pick<Node, 'textContent'>) => textContent?.replace(/\s+/g, ' ').trim();
const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');

test.describe('a German page', () => {
  for (const id of germanRouteIds) {
    test(`of its own stands at ${germanRoutes[id]}, and says of every French link that it is`, () => {
      const page = documentOf(germanRoutes[id]);
      const { title, heading } = getPage(id, 'de');
      expect(page.title).toBe(title);
      expect(asRead(page.querySelector('h1') ?? page)).toBe(asRead({ textContent: heading }));
      const links = [...page.querySelectorAll('a[href^="/"]')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        hreflang: link.getAttribute('hreflang') ?? '',
      }));
      const pages = links.filter(({ href }) => !href.includes('.'));
      const isGerman = (href: string) => /^\/de(?=[/#]|$)/.test(href);
      expect(pages.filter(({ href }) => !isGerman(href)).length).toBeGreaterThan(10);
      for (const { href, hreflang } of pages) expect(hreflang, href).toMatch(isGerman(href) ? /^$/ : /^fr/);
      for (const link of page.querySelectorAll('a[href^="https://booking."]')) {
        expect(link.getAttribute('hreflang')).toBe('fr');
      }
    });
  }

  // That nothing else is said in another language than it claims, pages.spec.ts sees.
  test('is not taken for French, nor its French labels for German', () => {
    const page = documentOf(germanRoutes.accueil);
    const { lead, servicesIntro, serviceCards, contactIntro, label } = getPageOfKind('accueil', 'home', 'de');
    const withText = (text: string, part = 'body *') =>
      [...page.querySelectorAll(part)].filter((element) => asRead(element) === asRead({ textContent: text }));
    const deepest = (text: string) => withText(text).at(-1) ?? null;
    for (const text of [lead, servicesIntro, serviceCards[1].title, contactIntro, messages.booking.call]) {
      expect(langOf(deepest(text)), text).toBe('de-CH');
    }
    for (const text of [french.footer.salon, getPage('tarifs').label]) expect(langOf(deepest(text)), text).toBe('fr');
    for (const link of withText(label, 'footer nav a')) expect(langOf(link)).toBe('de-CH');
    // Marked as a whole, and with a button that is German.
    for (const button of withText(messages.booking.book_now, 'main [lang="fr"] a'))
      expect(langOf(button)).toBe('de-CH');
    for (const picture of page.querySelectorAll('main img:not([alt=""])')) {
      const alt = picture.getAttribute('alt') ?? '';
      expect(picture.getAttribute('lang'), alt).toMatch(germanAlts.includes(alt) ? /^de-CH$/ : /^fr/);
    }
  });

  test('and its French pair name each other, and no other page does', () => {
    for (const id of routeIds) {
      const german = id in germanRoutes ? germanRoutes[id as 'accueil'] : undefined;
      const expected = german && {
        'fr-CH': absoluteUrl(routes[id]),
        'de-CH': absoluteUrl(german),
        'x-default': absoluteUrl(routes[id]),
      };
      for (const path of german ? [routes[id], german] : [routes[id]]) {
        const links = [...documentOf(path).querySelectorAll('link[rel="alternate"][hreflang]')];
        const alternates = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
        expect(Object.fromEntries(alternates), path).toEqual(expected ?? {});
      }
    }
  });
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

  for (const tag of ['@desktop', '@phone']) {
    test(`leads to the same page in the other language and back ${tag}`, { tag }, async ({ page, isMobile }) => {
      await page.goto(routes.contact);
      await change(page, 'de-CH', isMobile);
      await expect(page).toHaveURL(germanRoutes.contact);
      await change(page, 'fr-CH', isMobile);
      await expect(page).toHaveURL(routes.contact);
    });
  }

  test('leads to the German home page from a page that is French only', async ({ page }) => {
    await page.goto(routes.tarifs);
    await change(page, 'de-CH', false);
    await expect(page).toHaveURL(germanRoutes.accueil);
  });
});

test('the navigation stays on German pages as far as there are any', async ({ page }) => {
  await page.goto(germanRoutes.contact);
  const link = (name: string) => page.locator('header').getByRole('link', { name, exact: true });
  await expect(link(messages.nav.prices)).toHaveAttribute('href', routes.tarifs);
  await link(messages.nav.services).click();
  await expect(page).toHaveURL(`${germanRoutes.accueil}#prices`);
  await expect(page.getByRole('heading', { name: messages.services.title })).toBeInViewport();
});

test('the German form has German labels, choices, calendar, errors and confirmation, and hands over a German request', async ({
  page,
}) => {
  // A Tuesday, ten in the morning in Switzerland.
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00Z'));
  await openHydrated(page, germanRoutes.contact);
  const part = page.locator('#demande');
  const date = part.getByLabel(words.date, { exact: true });
  const submit = part.getByRole('button', { name: words.submit });
  await expect(part.getByText(words.not_sent_before)).toBeVisible();
  await expect(date).toHaveValue('24.11.2026');

  await part.getByRole('combobox', { name: words.service }).click();
  for (const service of Object.values(words.services)) {
    await expect(page.getByRole('option', { name: service })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await part.getByRole('button', { name: words.date_choose }).click();
  const calendar = page.getByRole('dialog', { name: words.date_dialog });
  await expect(calendar.locator('th').first()).toHaveText(/^Mo/i);
  await expect(calendar.locator('th').last()).toHaveText(/^So/i);
  await expect(calendar.getByText('November 2026', { exact: true })).toBeVisible();
  await expect(calendar.getByRole('button', { name: /Dienstag, 24\. November 2026/ })).toBeFocused();
  await page.keyboard.press('Escape');

  await date.fill('31.02.2026');
  await submit.click();
  for (const error of [words.errors.name, words.errors.email, words.errors.date]) {
    await expect(part.getByText(error, { exact: true })).toBeVisible();
  }
  await date.fill('29.11.2026');
  const weekly = words.errors.date_weekly.replace('{days}', closedDaysDetail('de'));
  await expect(part.getByText(weekly, { exact: true })).toBeVisible();

  await date.fill('24.11.2026');
  await part.getByLabel(words.name, { exact: true }).fill('Ana Müller');
  await part.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
  await submit.click();
  await expect(part.getByRole('heading', { name: messages.notices.success_title })).toBeVisible();
  await expect(part.getByText(words.not_sent_after)).toBeVisible();
  const chat = await part.getByRole('link', { name: messages.handoff.whatsapp }).getAttribute('href');
  const draft = new URL(chat ?? '').searchParams.get('text');
  expect(draft).toContain(messages.whatsapp.greeting);
  expect(draft).toContain(`${words.date}: Dienstag, 24. November 2026`);
});
