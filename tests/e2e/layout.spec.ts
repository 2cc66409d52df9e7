import { expect, type Locator, test } from '@playwright/test';
import { germanRoutes, routes } from '@/content/routes';
import { jumpTo } from './support/browsing';
import { openFile, pageFiles } from './support/exported-site';

// That nothing is cut off or lies over something else, pages.spec.ts sees on every page.

test('every picture keeps its place until it comes, and all but the first wait until they are near', () => {
  for (const file of pageFiles) {
    const pictures = [...openFile(file).querySelectorAll('picture img')];
    for (const picture of pictures) {
      for (const name of ['width', 'height']) expect(Number(picture.getAttribute(name)), file).toBeGreaterThan(0);
      expect(picture.hasAttribute('alt'), file).toBe(true);
    }
    const early = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
    // A pair, where pictures are compared.
    expect(early.length, file).toBeLessThanOrEqual(2);
    for (const picture of early) expect(picture.getAttribute('fetchpriority'), file).toBe('high');
  }
});

test.describe('one way to book is always at hand, and covers little', () => {
  for (const [name, width, height] of [
    ['phone', 390, 844],
    ['phone on its side', 667, 375],
    ['wide phone on its side', 812, 375],
    ['large phone on its side', 844, 390],
    ['tablet', 768, 1024],
    ['large tablet', 1023, 768],
    ['desktop', 1280, 800],
  ] as const) {
    test(`on a ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of [routes.accueil, routes.tarifs, routes['service-coupe-femme'], germanRoutes.contact]) {
        await page.goto(path);
        for (const screens of [0, 1.5, 3]) {
          await jumpTo(page, Math.round(screens * height));
          const where = `${path} after ${screens} screens`;
          // The first screen of the home page has a button of its own.
          const links = page.locator(':is(header, nav, .fixed, [data-hero]) a[href^="https://booking."]');
          await expect.poll(async () => (await atHand(links)).length, where).toBeGreaterThan(0);
          const boxes = await atHand(page.locator(':is(header, nav, .fixed) a[href^="https://booking."]'));
          if (width < 1024) expect(boxes.length, where).toBeLessThanOrEqual(1);
          for (const box of boxes) expect(box.height, where).toBeLessThanOrEqual(height / 8);
        }
      }
    });
  }

  /** Boxes of links that can be pressed where they are. */
  const atHand = (links: Locator) =>
    links.evaluateAll((all) =>
      all.flatMap((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, top + height / 2);
        return front && link.contains(front) ? [{ height }] : [];
      }),
    );
});
