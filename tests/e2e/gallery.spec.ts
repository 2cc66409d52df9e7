import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { siteGallery } from '@/lib/content/pages';
import { openHydrated, scrollTop } from './support/browsing';
import { fill, messages } from './support/messages';

const { gallery, lightbox } = messages;
const [first] = siteGallery;
const title = first?.title ?? '';

const slider = (page: Page) => page.getByRole('slider', { name: fill(gallery.slider, { title }) });
const frame = (page: Page) => page.locator('[style*="--reveal"]').first();
const parting = (page: Page) =>
  frame(page).evaluate((element) => Math.round(Number(element.style.getPropertyValue('--reveal'))));

test.describe('before and after', () => {
  /** Brings the first pair to the middle of the screen. Returns where its frame is. */
  async function openPair(page: Page) {
    await openHydrated(page, routes.galerie);
    await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await frame(page).boundingBox();
    if (!box) throw new Error('no frame');
    return box;
  }
  const said = (before: number) => fill(gallery.slider_value, { before, after: 100 - before });

  test('starts in the middle and follows the mouse, wherever that leaves', async ({ page, isMobile }) => {
    test.skip(isMobile === true, 'no mouse');
    const box = await openPair(page);
    expect(await parting(page)).toBe(50);
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.25, y);
    await expect.poll(() => parting(page)).toBe(25);
    await page.mouse.move(box.x + box.width * 0.75, y);
    await expect.poll(() => parting(page)).toBe(75);
    await page.mouse.move(box.x - 20, y);
    await expect(slider(page)).toHaveValue('75');
  });

  test('follows a finger sideways, and lets one that scrolls pass', async ({ page, isMobile, browserName }) => {
    test.skip(!isMobile, 'no touch screen');
    test.skip(browserName !== 'chromium', 'only the protocol of Chromium moves a finger');
    const box = await openPair(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const browser = await page.context().newCDPSession(page);
    const drag = async (toX: number, toY: number) => {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let part = 1; part <= 10; part++) {
        const point = { x: x + ((toX - x) * part) / 10, y: y + ((toY - y) * part) / 10 };
        await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const before = await scrollTop(page);
    await drag(box.x + box.width * 0.8, y);
    await expect.poll(() => parting(page)).toBe(80);
    expect(await scrollTop(page)).toBe(before);
    await drag(x, y - 150);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 50);
    expect(await parting(page)).toBe(80);
  });

  test('obeys the keyboard, and says where it stands', async ({ page }) => {
    await openPair(page);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', said(50));
    await slider(page).focus();
    for (const [key, value] of [
      ['ArrowRight', 51],
      ['End', 100],
      ['Home', 0],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => parting(page)).toBe(value);
      await expect(slider(page)).toHaveAttribute('aria-valuetext', said(value));
    }
  });

  test('shows one of the two whole at the press of a button', async ({ page }) => {
    await openPair(page);
    for (const [name, value] of [
      [gallery.after, 0],
      [gallery.before, 100],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect.poll(() => parting(page)).toBe(value);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stand side by side', async ({ page }) => {
      await page.goto(routes.galerie);
      const [before, after] = await Promise.all(
        [0, 1].map((index) => frame(page).locator('img').nth(index).boundingBox()),
      );
      expect(before && after && before.x + before.width <= after.x + 1 && Math.abs(before.y - after.y) < 1).toBe(true);
      await expect(slider(page)).toBeHidden();
    });
  });
});

test.describe('large pictures', () => {
  const captionOf = (side: string) => `${title}, ${side.toLowerCase()}`;
  const link = (page: Page, side: string) =>
    page.getByRole('link', { name: fill(lightbox.open_picture, { picture: captionOf(side) }) });
  const total = siteGallery.length * 2;
  const position = (index: number) => fill(lightbox.position, { index, total });

  test('open in a dialog, one after the other, and give the focus back', async ({ page }) => {
    await openHydrated(page, routes.galerie);
    await link(page, gallery.before).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: lightbox.name });
    await expect(dialog).toContainText(position(1));
    await expect(dialog).toContainText(lightbox.note);
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(position(2));
    await expect(dialog).toContainText(captionOf(gallery.after));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText(position(total));
    await dialog.getByRole('button', { name: lightbox.next }).click();
    await expect(dialog).toContainText(position(1));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link(page, gallery.before)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('open as files', async ({ page, request }) => {
      await page.goto(routes.galerie);
      const href = await link(page, gallery.after).getAttribute('href');
      const response = await request.get(href ?? '');
      expect(response.headers()['content-type']).toMatch(/^image\//);
    });
  });
});
