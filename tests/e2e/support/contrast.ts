import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getPage, pageIds } from '@/lib/content/pages';
import { overlayOf } from '@/scripts/assets/overlays';
import { luminance } from '@/scripts/content/check-brand';

const wordsUnder = {
  'hero-overlay':
    '[data-head] :is(h1, p, dt, dd, .quiet-link), header > div > :is(a, .header-booking, nav > ul) :is(span, a), header button[popovertarget]',
  'lead-overlay': 'main h1, main h1 ~ p:not(:has(a)), main h1 ~ p > .quiet-link',
};

/** Pages that begin with words over a picture: id, and the selector of these words. */
export const overPictures = pageIds.flatMap((id) => {
  const overlay = overlayOf(getPage(id));
  return overlay ? [[id, wordsUnder[overlay]] as const] : [];
});

/** Width and height of a phone, a tablet, two laptops and a wide screen, in CSS pixels. */
export const screens = [
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

/** Returns the words with too little contrast to the picture behind them, on a screen of this size. */
export async function lowContrastOverPicture(page: Page, words: string, [width, height]: (typeof screens)[number]) {
  await page.setViewportSize({ width, height });
  const picture = page.locator('main img').first();
  // Decoding fails if the browser loads another file for the new screen size meanwhile.
  await expect(() => picture.evaluate((image: HTMLImageElement) => image.decode())).toPass();
  // The transition of the header's background takes time.
  await page.locator('header').evaluate(async (header) => {
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    await Promise.all(header.getAnimations().map(({ finished }) => finished));
  });
  return lowContrastWords(page, words);
}

const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the words on screen with too little contrast, also over pictures, which axe does not check. */
export async function lowContrastWords(page: Page, selector: string): Promise<{ words: string; contrast: number }[]> {
  const lines = await page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const { fontSize, color } = getComputedStyle(element);
      const isSign = element.matches('button');
      const parts = isSign ? [element] : [...element.childNodes].filter((node) => node instanceof Text);
      const range = document.createRange();
      return parts.flatMap((part) => {
        range.selectNode(part);
        return [...range.getClientRects()]
          .filter(
            ({ width, left, right, top, bottom }) =>
              width > 8 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
          )
          .map(({ x, y, width, height }) => ({
            box: { left: Math.floor(x), top: Math.floor(y), width: Math.floor(width), height: Math.floor(height) },
            words: part.textContent,
            ink: color.match(/[\d.]+/g)?.map(Number) ?? [],
            contrast: isSign || Number.parseFloat(fontSize) >= 24 ? 3 : 4.5,
          }));
      });
    }),
  );
  const style = await page.addStyleTag({
    content: `:is(${selector}) { color: transparent !important; text-decoration: none !important }`,
  });
  const shot = sharp(await page.screenshot()).removeAlpha();
  await style.evaluate((element) => (element as Element).remove());
  const { data: screen, info: raw } = await shot.raw().toBuffer({ resolveWithObject: true });
  const faint = lines.map(async ({ box, words, ink, contrast }) => {
    const { data, info } = await sharp(screen, { raw }).extract(box).raw().toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(data, { raw: info }).stats();
    // Compared with the mean ± 1.3 standard deviations of the background (80 %), so that single hairs do not count.
    const contrasts = [-1.3, 1.3].map((times) => {
      const ground = luminance(channels.map(({ mean, stdev }) => Math.min(255, Math.max(0, mean + times * stdev))));
      const own = luminance(ink.slice(0, 3));
      return contrastOf(ground, own);
    });
    const measured = Math.min(...contrasts);
    return measured < contrast ? [{ words: words?.trim() ?? '', contrast: measured }] : [];
  });
  return (await Promise.all(faint)).flat();
}
