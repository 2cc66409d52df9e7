import { expect, test } from '@playwright/test';
import { salon } from '@/lib/content/content';
import { closedDaysDetail } from '@/lib/dates/hours-text';
import { germanPaths, paths } from '@/tests/support/paths';
import { openHydrated } from './support/browsing';
import { openFile } from './support/exported-site';
import { messagesOf } from './support/languages';
import { fill } from './support/messages';

const { de: messages } = messagesOf;
const words = messages.form;

for (const path of Object.values(germanPaths)) {
  test(`${path} says of every French link that it is`, () => {
    const page = openFile(`${path}.html`);
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

// That nothing is said in another language than it claims, pages.spec.ts sees.
test('the language switch leads to the same page in the other language, or to its home page', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const names = { 'de-CH': 'Deutsch', 'fr-CH': 'Français' };
  for (const [start, to, path] of [
    [paths.contact, 'de-CH', germanPaths.contact],
    [germanPaths.contact, 'fr-CH', paths.contact],
    [paths['price-list'], 'de-CH', germanPaths.home],
  ] as const) {
    await page.goto(start);
    // Phones have it in the menu.
    if (isMobile) await page.locator('header button[popovertarget]').click();
    const link = page.locator('header').getByRole('link', { name: names[to], exact: true });
    await expect(link).toHaveAttribute('hreflang', to);
    await expect(link).toHaveAttribute('lang', to);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  }
});

test('the German form has German labels, choices, calendar, errors and confirmation, and hands over a German request', async ({
  page,
}) => {
  // A Tuesday, ten in the morning in Switzerland.
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00Z'));
  await openHydrated(page, germanPaths.contact);
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
  for (const error of [words.errors.name, words.errors.email, words.errors.date_unreal]) {
    await expect(part.getByText(error, { exact: true })).toBeVisible();
  }
  await date.fill('29.11.2026');
  const weekly = words.errors.date_weekly.replace('{days}', closedDaysDetail('de'));
  await expect(part.getByText(weekly, { exact: true })).toBeVisible();

  await date.fill('24.11.2026');
  await part.getByLabel(words.name, { exact: true }).fill('Ana Müller');
  await part.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
  await submit.click();
  await expect(part.getByRole('heading', { name: messages.handoff.ready })).toBeVisible();
  await expect(part.getByText(words.not_sent_after)).toBeVisible();
  const chat = await part.getByRole('link', { name: messages.handoff.whatsapp }).getAttribute('href');
  const draft = new URL(chat ?? '').searchParams.get('text');
  expect(draft).toContain(fill(messages.whatsapp.greeting, { salon: salon.name }));
  expect(draft).toContain(`${words.date}: Dienstag, 24. November 2026`);
});
