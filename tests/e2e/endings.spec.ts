import { expect, type Page, test } from '@playwright/test';
import { bookingHref } from '@/lib/links/contact-links';
import { paths } from '@/tests/support/paths';
import { jumpTo } from './support/browsing';
import { fileFor, openFile } from './support/exported-site';
import { messages } from './support/messages';
import { onePathOfEachKind } from './support/pages';

const { origin: widget } = new URL(bookingHref() ?? '');

/** Names of the booking buttons on screen, nothing in front of them: ways to the widget with a ground or a frame, and not links in a text. */
const buttonsInView = (page: Page) =>
  page.locator(`a[href^="${widget}"]`).evaluateAll((links) =>
    links.flatMap((link) => {
      const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(link);
      const hasGround = !/^rgba\(.* 0\)$/.test(backgroundColor);
      const hasFrame = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0;
      const { left, top, width, height } = link.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      return (hasGround || hasFrame) && link.contains(front) ? [link.textContent] : [];
    }),
  );

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`on a screen of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const path of onePathOfEachKind) {
      test(`no part of ${path} shows more than two booking buttons`, async ({ page }) => {
        await page.goto(path);
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        for (let top = 0; top < end + height / 2; top += height / 2) {
          await jumpTo(page, Math.min(top, end));
          const buttons = await buttonsInView(page);
          expect.soft(buttons.length, `after ${top} px: ${buttons.join(', ')}`).toBeLessThanOrEqual(2);
        }
      });
    }
  });
}

for (const width of [390, 768]) {
  test(`the open menu has one booking button on ${width} px, the header's or its own`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [paths.home, paths['price-list']]) {
      await page.goto(path);
      await page.getByRole('button', { name: messages.nav.open }).click();
      await expect(page.getByRole('button', { name: messages.nav.close })).toBeVisible();
      expect(await buttonsInView(page), path).toEqual([messages.booking.book]);
    }
  });
}

test('the booking is called what is settled word for word for its place', () => {
  for (const [path, place, label] of [
    [paths.home, 'header', 'Prendre RDV'],
    [paths['service-cards'], 'main li', 'Réserver maintenant'],
    [paths['price-cards'], 'main li', 'Réserver maintenant'],
    [paths['price-list'], `nav[aria-label="${messages.bar.label}"]`, 'Réserver maintenant'],
    [paths.blog, '[aria-labelledby="reserver-titre"]', 'Prendre rendez-vous'],
  ] as const) {
    const links = openFile(fileFor(path) ?? '').querySelectorAll(`${place} a[href^="${widget}"]`);
    const names = [...links].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(names.length, path).toBeGreaterThan(0);
    for (const name of names) expect(name, path).toContain(label);
  }
});

test('a booking band stands out from the footer that it touches', async ({ page }) => {
  for (const path of onePathOfEachKind) {
    await page.goto(path);
    const band = page.locator(
      'main > :last-child[aria-labelledby="reserver-titre"], main > :last-child > [aria-labelledby="reserver-titre"]:last-child',
    );
    if ((await band.count()) === 0) continue;
    const groundOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect.soft(await groundOf('[aria-labelledby="reserver-titre"]'), path).not.toBe(await groundOf('footer'));
  }
});

test('every link of the footer is large enough for a thumb', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home);
  const links = await page
    .locator('footer a')
    .evaluateAll((all) => all.map((link) => ({ name: link.textContent, height: link.getBoundingClientRect().height })));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ height }) => height < 44)).toEqual([]);
});
