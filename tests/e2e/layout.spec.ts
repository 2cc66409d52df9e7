import { expect, type Locator, test } from '@playwright/test';
import { pathOf } from '@/lib/links/href';
import { germanPaths, paths } from '@/tests/support/paths';
import { jumpTo } from './support/browsing';
import { openFile, pageFiles } from './support/exported-site';
import { onePathOfEachKind } from './support/pages';

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

test.describe('a wide screen is a stage that is used', () => {
  for (const path of onePathOfEachKind) {
    test(path, async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(path);
      const { left, right } = await page.locator('main').evaluate((main) => {
        const holdsWords = ({ childNodes }: Element) =>
          [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
        const boxes = (elements: Element[]) =>
          elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 1);
        const words = boxes([...main.querySelectorAll('*')].filter(holdsWords));
        const all = [...words, ...boxes([...main.querySelectorAll('img, svg, iframe')])];
        return { left: Math.min(...words.map((box) => box.left)), right: Math.max(...all.map((box) => box.right)) };
      });
      // 1520 of 1920 px, and one for rounding.
      expect.soft(left, 'where words begin').toBeLessThanOrEqual(201);
      expect.soft(right, 'where words or pictures end').toBeGreaterThanOrEqual(1719);
    });
  }
});

test.describe('pictures say how wide they are', () => {
  for (const path of onePathOfEachKind) {
    test(path, async ({ page }) => {
      await page.goto(path);
      for (const width of [390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const wrong = await page.locator('picture img').evaluateAll((images) =>
          (images as HTMLImageElement[]).flatMap((image) => {
            const laidOut = image.getBoundingClientRect().width;
            if (laidOut === 0) return [];
            const rules = image.sizes.split(/,(?![^(]*\))/).map((rule) => /^\s*(\(.*?\)(?= ))?(.*)$/.exec(rule) ?? []);
            const length = rules.find(([, condition]) => !condition || matchMedia(condition).matches)?.[2] ?? '';
            const ruler = document.body.appendChild(document.createElement('div'));
            ruler.style.width = length;
            const said = ruler.getBoundingClientRect().width;
            ruler.remove();
            return said / laidOut > 0.9 && said / laidOut < 1.25
              ? []
              : [`${image.currentSrc.split('/').at(-1)}: says ${said}, is ${laidOut}`];
          }),
        );
        expect.soft(wrong, `on ${width} px`).toEqual([]);
      }
    });
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
      for (const path of [paths.home, paths['price-list'], pathOf('service-coupe-femme', 'fr'), germanPaths.contact]) {
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
