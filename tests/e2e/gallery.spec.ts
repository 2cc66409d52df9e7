import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { siteGallery } from '@/lib/content/pages';
import { openHydrated, scrollTop, settled } from './support/browsing';
import { fill, messages } from './support/messages';

const { gallery, lightbox } = messages;
const title = siteGallery[0]?.title ?? '';
const captionOf = (side: string) => `${title}, ${side.toLowerCase()}`;
const openLabel = (side: string) => fill(lightbox.open_picture, { picture: captionOf(side) });

test.describe('before and after', () => {
  const slider = (page: Page) => page.getByRole('slider', { name: fill(gallery.slider, { title }) });
  const frame = (page: Page) => page.locator('[style*="--reveal"]').first();
  const parting = (page: Page) =>
    frame(page).evaluate((element) => Math.round(Number(element.style.getPropertyValue('--reveal'))));
  /** Brings the first pair to the middle of the screen. Returns where its frame is. */
  async function openPair(page: Page) {
    await openHydrated(page, routes.galerie);
    await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await frame(page).boundingBox();
    if (!box) throw new Error('no frame');
    return box;
  }

  test('starts in the middle and follows the mouse, to the end where it leaves sideways however fast', async ({
    page,
  }) => {
    const box = await openPair(page);
    expect(await parting(page)).toBe(50);
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.25, y);
    await expect.poll(() => parting(page)).toBe(25);
    await page.mouse.move(box.x + box.width * 0.75, y);
    await expect.poll(() => parting(page)).toBe(75);
    await page.mouse.move(box.x + box.width * 0.75, box.y - 20);
    await expect(slider(page)).toHaveValue('75');
    await page.mouse.move(box.x + box.width * 0.75, y);
    await page.mouse.move(box.x - 20, y);
    await expect(slider(page)).toHaveValue('0');
    await page.mouse.move(box.x + box.width * 0.5, y);
    await page.mouse.move(box.x + box.width + 20, y);
    await expect(slider(page)).toHaveValue('100');
  });

  // Only the protocol of Chromium moves a finger.
  test('follows a finger sideways, and lets one that scrolls pass', { tag: ['@phone', '@chromium'] }, async ({
    page,
  }) => {
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
});

test('large pictures open in a dialog, one after the other, and give the focus back', async ({ page }) => {
  const link = page.getByRole('link', { name: openLabel(gallery.before) });
  const total = siteGallery.length * 2;
  const position = (index: number) => fill(lightbox.position, { index, total });
  await openHydrated(page, routes.galerie);
  await link.focus();
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
  await expect(link).toBeFocused();
});

test.describe('Back and a large picture', { tag: '@both' }, () => {
  const open = (page: Page) => page.getByRole('link', { name: openLabel(gallery.before) });
  const dialog = (page: Page) => page.getByRole('dialog', { name: lightbox.name });
  /** From the price list to the gallery, with a picture shown. */
  async function openPicture(page: Page) {
    await page.goto(routes.tarifs);
    await openHydrated(page, routes.galerie);
    await open(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
  }

  test('it closes the picture, as often as one is open, and the page stays', async ({ page }) => {
    await openPicture(page);
    for (const _ of [1, 2]) {
      await page.keyboard.press('ArrowRight');
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(routes.galerie);
      await expect(page.getByRole('link', { name: openLabel(gallery.after) })).toBeFocused();
      await open(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
    }
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(routes.tarifs);
  });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => dialog(page).getByRole('button', { name: lightbox.close }).click()],
  ] as const) {
    test(`it leads to the page before once the picture was closed by ${way}`, async ({ page }) => {
      await openPicture(page);
      await close(page);
      await expect(page.locator('dialog figure')).toHaveCount(0);
      // At once: the browser may not have taken the entry back yet.
      await open(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
      // The picture seen last is far down the page.
      await page.keyboard.press('ArrowLeft');
      await close(page);
      await expect(dialog(page)).toBeHidden();
      const last = page.locator('[data-lightbox]').last();
      await expect(last).toBeFocused();
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await settled(page);
      await expect(last).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(routes.tarifs);
    });
  }

  test('it closes the picture that a reload has kept', async ({ page }) => {
    await openPicture(page);
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(routes.galerie);
    await page.goBack();
    await expect(page).toHaveURL(routes.tarifs);
  });
});
