import { expect, type Page, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { onePathOfEachKind } from './support/pages';

const low = { width: 844, height: 390 };
const otherSizes = [
  { width: 853, height: 480 },
  { width: 960, height: 540 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Pages with the most that stays on the screen: a second bar below the header, a form, a panel. */
const withMostBars = [paths['price-list'], paths.contact, paths.service];

/** Returns what a key has led to that is hidden, or covered for more than a half; the key is pressed until the focus has been everywhere. */
async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let isOver = false; !isOver; ) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      // Effects of scrolling are there with the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const walked = window as { seen?: Set<Element> };
      walked.seen ??= new Set();
      const element = document.activeElement;
      if (!element || element === document.body || walked.seen.has(element)) return undefined;
      walked.seen.add(element);
      const { left, top, width, height } = [...element.getClientRects()][0] ?? element.getBoundingClientRect();
      const places = [0.15, 0.3, 0.45, 0.6, 0.85].map((share) => top + share * height);
      const isSeen = (y: number) => {
        const found = document.elementFromPoint(left + width / 2, y);
        return found !== null && (found.contains(element) || element.contains(found));
      };
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? element.tagName;
      // More cannot be shown of what is higher than half of the screen.
      return { name, isHidden: height < innerHeight / 2 && places.filter(isSeen).length < 3 };
    });
    if (stop?.isHidden) hidden.push(stop.name);
    isOver = stop === undefined;
  }
  return hidden;
}

for (const path of onePathOfEachKind) {
  for (const size of withMostBars.includes(path) ? [low, ...otherSizes] : [low]) {
    test(`bars hide nothing on ${path} that has the focus, forward and back, on ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        await page.goto(path);
        expect.soft(await hiddenStops(page, key), key).toEqual([]);
      }
    });
  }
}
