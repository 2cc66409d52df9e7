import type { Page } from '@playwright/test';
import { mainLocale } from '../../lib/content/content';
import { getPage, neededId, pageIds } from '../../lib/content/pages';
import { pathOf } from '../../lib/links/href';
import { lowContrastWords } from './legibility';

const openedOver = pageIds.filter((id) =>
  Object.entries(getPage(id)).some(([name, value]) => name === 'opening' && value === 'over'),
);

/** Pages that begin with words over a picture: path, and the selector of these words. */
export const overPictures: readonly (readonly [path: string, words: string])[] = [
  [
    pathOf(neededId('home'), mainLocale),
    '[data-head] :is(h1, h1 *, p), header > div > :is(a, .header-booking, nav > ul) :is(span, a), header button[popovertarget]',
  ],
  ...openedOver.map(
    (id) => [pathOf(id, mainLocale), 'main h1, main h1 ~ p:not(:has(a)), main h1 ~ p > a:last-child'] as const,
  ),
];

/** A phone, a tablet and a wide screen, in CSS pixels. */
export const screens = [
  [390, 844],
  [820, 1180],
  [1920, 1080],
] as const;

/** Words of the open page that have too little contrast with the picture behind them, on a screen of this size. */
export async function lowContrastOverPicture(page: Page, words: string, [width, height]: (typeof screens)[number]) {
  await page.setViewportSize({ width, height });
  await page
    .locator('main img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      // Decoding fails if the new size of the screen makes the browser load another file meanwhile.
      for (let left = 9; left > 0; left -= 1) {
        const isDecoded = await image.decode().then(
          () => true,
          () => false,
        );
        if (isDecoded) return;
        await new Promise(requestAnimationFrame);
      }
      // Outside the loop, so that a broken file throws.
      await image.decode();
    });
  return lowContrastWords(page, words);
}
