import { expect, type Page, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { jumpTo, openMoving } from './support/browsing';
import { readSite, site } from './support/exported-site';
import { sidewaysScroll } from './support/legibility';
import { missingPath } from './support/pages';

/** Drawings that a page takes from a file and that reach beyond the section they stand in. */
const threads = 'svg:has(use[href*="#thread"]), main svg:has(use[href*="broken."])';

/** Words of the page that a thread crosses, and links it would keep from being pressed. */
const crossedWords = (page: Page) =>
  page.locator(threads).evaluateAll(async (drawings) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: { text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim();
      if (!text || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      words.push(...[...range.getClientRects()].map((box) => ({ text, box })));
    }
    const crossed = new Set<string>();
    for (const drawing of drawings as SVGSVGElement[]) {
      const [file = '', id] = (drawing.querySelector('use')?.getAttribute('href') ?? '').split('#');
      const source = new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml');
      const part = source.getElementById(id ?? '');
      const line = part?.matches('[stroke]') ? part : part?.querySelector('[stroke]');
      if (!line) throw new Error(`${file} has no line in #${id}.`);
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', line.getAttribute('d') ?? '');
      drawing.append(path);
      const toScreen = path.getScreenCTM() as DOMMatrix;
      const steps = 400;
      for (let step = 0; step <= steps; step++) {
        const { x, y } = path.getPointAtLength((path.getTotalLength() * step) / steps).matrixTransform(toScreen);
        for (const { text, box } of words) {
          if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) crossed.add(text);
        }
        const [front, ...below] = document.elementsFromPoint(x, y);
        const link = below.find((element) => element.matches('a, button'));
        if (link && front && drawing.contains(front)) crossed.add(`in front of a link: ${link.textContent}`);
      }
      path.remove();
    }
    return [...crossed];
  });

/** Whether a drawing of the salon has a part. */
const has = (drawing: string, part: RegExp) =>
  [...site].some((file) => file.includes(`/media/${drawing}.`) && part.test(readSite(file)));

for (const [path, isDrawn] of [
  [paths.home, has('logo', /id="thread"[^>]* stroke=/)],
  [missingPath, has('broken', / stroke=/)],
] as const) {
  if (!isDrawn) continue;
  test(`the thread of ${path} keeps clear of words and links, and within the screen`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator(threads)).toHaveCount(1);
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator(threads).scrollIntoViewIfNeeded();
      expect.soft(await crossedWords(page), `at ${width}`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

/** How much of each strand of the page is not drawn yet, in per cent. */
const missing = (page: Page) =>
  page
    .locator('svg:has(use[href*="#thread"], use[href*="#strand"])')
    .evaluateAll((all) => all.map((strand) => Number(/[\d.]+(?=%)/.exec(getComputedStyle(strand).clipPath)?.[0] ?? 0)));

test('strands are drawn as they come, and whole where motion is reduced', { tag: '@chromium' }, async ({ page }) => {
  await page.goto(paths.home);
  const strands = await missing(page);
  expect(strands.length).toBeGreaterThan(0);
  const drawn = strands.map(() => 0);
  expect(strands).toEqual(drawn);
  await openMoving(page, paths.home);
  // The first reaches into the first screen.
  await expect.poll(async () => (await missing(page)).every((part) => part > 75)).toBe(true);
  // At the end of the page nothing is left to draw, however tall the screen.
  for (const height of [640, 800, 1400]) {
    await page.setViewportSize({ width: 1280, height });
    await jumpTo(page, 1e6);
    await expect.poll(() => missing(page)).toEqual(drawn);
  }
});
