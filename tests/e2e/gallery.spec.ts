import { expect, type Locator, type Page, test } from '@playwright/test';
import { HANDLE } from '@/components/sections/reveal-position';
import { siteGallery } from '@/lib/content/pages';
import { paths } from '@/tests/support/paths';
import { openHydrated, scrollTop, settled } from './support/browsing';
import { fill, messages } from './support/messages';

const { gallery, lightbox } = messages;
const title = siteGallery[0]?.title ?? '';
const captionOf = (side: string) => `${title}, ${side.toLowerCase()}`;
const sign = (page: Page, pair = title) =>
  page.getByRole('link', { name: fill(lightbox.open_picture, { picture: pair }), exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: fill(gallery.slider, { title }) });

test.describe('before and after', () => {
  const frame = (page: Page) => page.locator('[style*="--reveal"]').first();
  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error('not on the page');
    return box;
  };
  /** Brings the first pair to the middle of the screen. Returns where its frame is, and where the handle stands at a value. */
  async function openPair(page: Page) {
    await openHydrated(page, paths.gallery);
    await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const scale = await boxOf(slider(page));
    const placeOf = (value: number) => scale.x + HANDLE / 2 + ((scale.width - HANDLE) * value) / 100;
    return { box: await boxOf(frame(page)), placeOf };
  }
  /** The share of the frame that shows the picture before, and the one after: in hundredths, at half the frame's height. */
  const sharesOf = (page: Page) =>
    frame(page).evaluate((element) => {
      const { left, right, top, height } = element.getBoundingClientRect();
      const [before, after] = Array.from(element.querySelectorAll('picture'), (picture) => {
        const layer = picture.parentElement as HTMLElement;
        layer.style.pointerEvents = 'auto';
        const isOnTop = (x: number) => layer.contains(document.elementFromPoint(x, top + height / 2));
        const places = Array.from({ length: 100 }, (_, index) => left + ((right - left) * (index + 0.5)) / 100);
        const shown = places.filter(isOnTop).length;
        layer.style.pointerEvents = '';
        return shown;
      });
      return { before, after };
    });

  for (const [word, key, shares] of [
    [gallery.before, 'Home', { before: 100, after: 0 }],
    [gallery.after, 'End', { before: 0, after: 100 }],
  ] as const) {
    test(`the picture has the whole frame where one goes to "${word}"`, { tag: '@both' }, async ({ page }) => {
      await openPair(page);
      expect(await sharesOf(page)).toEqual({ before: 50, after: 50 });
      const { x, y, width, height } = await boxOf(frame(page).getByText(word, { exact: true }));
      await page.mouse.click(x + width / 2, y + height / 2);
      expect(await sharesOf(page)).toEqual(shares);
      await slider(page).fill('50');
      await page.keyboard.press(key);
      expect(await sharesOf(page)).toEqual(shares);
    });
  }

  test('arrows make more of the picture they point to, and a screen reader hears how much', async ({ page }) => {
    await openPair(page);
    const isHeard = (after: number) =>
      expect(slider(page)).toHaveAttribute(
        'aria-valuetext',
        fill(gallery.slider_value, { before: 100 - after, after }),
      );
    await isHeard(50);
    await slider(page).press('ArrowRight');
    await isHeard(51);
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft');
    await isHeard(48);
    expect(await sharesOf(page)).toEqual({ before: 52, after: 48 });
  });

  test('the handle stays under the mouse, and goes to the end where it leaves sideways however fast', async ({
    page,
  }) => {
    const { box, placeOf } = await openPair(page);
    const y = box.y + box.height / 2;
    await expect(slider(page)).toHaveValue('50');
    for (const value of [25, 75]) {
      await page.mouse.move(placeOf(value), y);
      await expect(slider(page)).toHaveValue(String(value));
    }
    await page.mouse.move(placeOf(75), box.y - 20);
    await expect(slider(page)).toHaveValue('75');
    await page.mouse.move(placeOf(75), y);
    await page.mouse.move(box.x + box.width + 20, y);
    await expect(slider(page)).toHaveValue('100');
  });

  // Only the protocol of Chromium moves a finger.
  test('follows a finger sideways, and lets one that scrolls pass', { tag: ['@phone', '@chromium'] }, async ({
    page,
  }) => {
    const { box, placeOf } = await openPair(page);
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
    await drag(placeOf(80), y);
    await expect(slider(page)).toHaveValue('80');
    expect(await scrollTop(page)).toBe(before);
    await drag(x, y - 150);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 50);
    await expect(slider(page)).toHaveValue('80');
  });

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    test(`a pair with its handle fits in a screen of ${width} × ${height}, below the header`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(paths.gallery);
      const header = await boxOf(page.locator('header'));
      for (const pair of await page.locator('[style*="--reveal"]').all()) {
        expect((await boxOf(pair)).height).toBeLessThan(height - header.height);
      }
    });
  }
});

test('the sign shows large the picture of its pair that has more room', async ({ page }) => {
  await openHydrated(page, paths.gallery);
  for (const [value, side] of [
    ['30', gallery.before],
    ['70', gallery.after],
  ] as const) {
    await slider(page).fill(value);
    await sign(page).press('Enter');
    await expect(page.getByRole('dialog', { name: lightbox.name })).toContainText(captionOf(side));
    await page.keyboard.press('Escape');
    await expect(sign(page)).toBeFocused();
  }
  await expect(page.locator('[data-lightbox]')).toHaveCount(siteGallery.length);
});

test('large pictures open in a dialog, one after the other, and give the focus back', async ({ page }) => {
  const total = siteGallery.length * 2;
  const position = (index: number) => fill(lightbox.position, { index, total });
  await openHydrated(page, paths.gallery);
  await slider(page).fill('0');
  await sign(page).press('Enter');
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
  await expect(sign(page)).toBeFocused();
});

test.describe('Back and a large picture', { tag: '@both' }, () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: lightbox.name });
  /** From the price list to the gallery, with a picture shown. */
  async function openPicture(page: Page) {
    await page.goto(paths['price-list']);
    await openHydrated(page, paths.gallery);
    await sign(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
  }

  test('it closes the picture, as often as one is open, and the page stays', async ({ page }) => {
    await openPicture(page);
    for (const _ of [1, 2]) {
      await page.keyboard.press('ArrowRight');
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(paths.gallery);
      await expect(sign(page, siteGallery[1]?.title)).toBeFocused();
      await sign(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
    }
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(paths['price-list']);
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
      await sign(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
      // The picture seen last is far down the page.
      for (const _ of [1, 2]) await page.keyboard.press('ArrowLeft');
      await close(page);
      await expect(dialog(page)).toBeHidden();
      const last = page.locator('[data-lightbox]').last();
      await expect(last).toBeFocused();
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      await settled(page);
      await expect(last).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(paths['price-list']);
    });
  }

  test('it closes the picture that a reload has kept', async ({ page }) => {
    await openPicture(page);
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(paths.gallery);
    await page.goBack();
    await expect(page).toHaveURL(paths['price-list']);
  });
});

test('the home page shows two pictures of the gallery, said to be illustrations, and leads there', async ({ page }) => {
  await page.goto(paths.home);
  const slice = page.getByRole('region', { name: gallery.title });
  await expect(slice.locator('img')).toHaveCount(2);
  await expect(slice).toContainText(lightbox.note);
  // The link lies over the pictures.
  await slice.locator('img').last().click({ force: true });
  await expect(page).toHaveURL(paths.gallery);
});
