import { expect, type Locator, type Page } from '@playwright/test';
import { gallery as pairs, salon } from '@/lib/content/content';
import { hrefOf } from '@/lib/links/href';
import { fileFor, openFile } from '@/scripts/inspect/exported-site';
import { paths } from '@/tests/support/paths';
import { expectNoFault } from './support/axe';
import { hydrate, openHydrated, scrollTop, settled } from './support/browsing';
import { holdBack } from './support/faults';
import { isDrawn } from './support/legibility';
import { fill, messages } from './support/messages';
import { moreUnless } from './support/pages';
import { test } from './support/test';

const { gallery, lightbox } = messages;
const [first] = pairs;
const title = first?.title ?? '';
const sign = (page: Page, pair = title) =>
  page.getByRole('link', { name: fill(lightbox.open_picture, { picture: pair }), exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: fill(gallery.slider, { title }), exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: lightbox.name });

const frame = (page: Page) => page.locator('[data-seam]').first();
/** Waits until the slider's script follows the pointer; before that the range input takes presses and drags. */
const whenFollowed = (page: Page) => expect(slider(page)).toHaveCSS('pointer-events', 'none');

/** Scrolls the first pair to the middle of the screen. Returns a function: percentage → point on its middle line. */
async function openPair(page: Page) {
  // Not until the load event, because some tests hold scripts back.
  await page.goto(paths.gallery, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await frame(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return (percent: number) => [x + (width * percent) / 100, y + height / 2] as const;
}

/** Returns where the picture "after" begins and where the handle is, in percent of the width of the frame. */
const seams = (page: Page) =>
  frame(page).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const { clipPath } = getComputedStyle(element.children[1] as Element);
    const seam = element.querySelector(':scope > :has(> svg)')?.getBoundingClientRect() ?? new DOMRect();
    return [Number(/[\d.]+(?=%)/.exec(clipPath)?.[0]), ((seam.x - left) / width) * 100].map(Math.round);
  });

const total = pairs.length * 2;
const position = (index: number) => fill(lightbox.position, { index, total });
const expectShown = async (page: Page, ...parts: string[]) => {
  for (const part of parts) await expect(dialog(page)).toContainText(part);
};

test('a before/after pair is divided at the handle; its link enlarges the picture that shows more, then the others', {
  tag: '@translated',
}, async ({ page }) => {
  await openPair(page);
  await whenFollowed(page);
  const [before, after] = await frame(page)
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return [...[x, y, width, height].map(Math.round), getComputedStyle(image).objectPosition];
      }),
    );
  expect(before).toEqual(after);
  expect(await seams(page)).toEqual([50, 50]);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('[style*="--seam"] > :has(> svg)').first()).toHaveCSS('border-left', /2px solid/);
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', fill(gallery.slider_value, { before: 51, after: 49 }));
  expect(await seams(page)).toEqual([51, 51]);
  await page.emulateMedia({ forcedColors: null });
  for (const end of ['Home', 'End']) {
    await slider(page).press(end);
    const [handle, whole] = await Promise.all([frame(page).locator('svg').boundingBox(), frame(page).boundingBox()]);
    if (!handle || !whole) throw new Error('There is no handle.');
    expect(handle.x).toBeGreaterThan(whole.x);
    expect(handle.x + handle.width).toBeLessThan(whole.x + whole.width);
  }

  await hydrate(page);
  await expect(page.locator('[data-lightbox]')).toHaveCount(pairs.length);
  await slider(page).fill('30');
  await sign(page).press('Enter');
  await expectShown(page, title, gallery.after.toLowerCase(), position(2));
  await page.keyboard.press('Escape');
  await slider(page).fill('70');
  await sign(page).press('Enter');
  await expectShown(page, title, gallery.before.toLowerCase(), position(1));
  await expect(dialog(page).getByText(lightbox.note)).toHaveCount(salon.illustrations ? 1 : 0);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, position(total));
  await dialog(page).getByRole('button', { name: lightbox.next }).press('Enter');
  await expectShown(page, position(1));
  // In forced colours each button has its sign and its focus ring.
  await page.emulateMedia({ forcedColors: 'active' });
  for (const button of await dialog(page).getByRole('button').all()) {
    await button.focus();
    await expect(button).toHaveCSS('outline', /solid 2px/);
    expect(await isDrawn(button.locator('svg'))).toBe(true);
  }
});

// Only Chromium's protocol can move a finger.
for (const [moment, isOver] of [
  ['continues when', false],
  ['ends before', true],
] as const) {
  test(`the first drag of a finger over a pair works if it ${moment} scripts are loaded; scrolling moves no seam`, {
    tag: ['@phone', '@chromium', ...moreUnless(isOver, [false])],
  }, async ({ page }) => {
    const release = await holdBack(page, ({ pathname }) => pathname.startsWith('/islands/'));
    const at = await openPair(page);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: (readonly [number, number])[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    const top = await scrollTop(page);
    await touch('touchStart', at(50));
    for (const percent of [53, 56, 59, 62, 65]) await touch('touchMove', at(percent));
    if (isOver) {
      await touch('touchMove', at(80));
      await touch('touchEnd');
    }
    release();
    await whenFollowed(page);
    if (!isOver) {
      for (const percent of [70, 75, 80]) await touch('touchMove', at(percent));
      await touch('touchEnd');
    }
    await expect.poll(() => seams(page)).toEqual([80, 80]);
    // Late fonts and scroll anchoring may change the rounding.
    expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(2);

    const [x, y] = at(50);
    await touch('touchStart', [x, y]);
    for (let part = 1; part <= 10; part++) await touch('touchMove', [x, y - 15 * part]);
    await touch('touchEnd');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(top + 50);
    await expect(slider(page)).toHaveValue('80');
  });
}

test('an enlarged picture is accessible; Back, Escape and its button close it, with the focus on the pair seen last', {
  tag: '@phone',
}, async ({ page }) => {
  const open = async () => {
    await sign(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
  };
  const expectClosed = async (focused: Locator) => {
    await expect(dialog(page)).toBeHidden();
    // The close event, which empties the dialog, comes a moment later.
    await expect(page.locator('dialog figure')).toHaveCount(0);
    await expect(focused).toBeFocused();
  };
  await page.goto(paths['price-list']);
  await openHydrated(page, paths.gallery);
  await open();
  await expectNoFault(page, 'large picture');
  await page.keyboard.press('ArrowRight');
  await page.goBack();
  await expectClosed(sign(page, pairs[1]?.title));
  await open();
  await page.keyboard.press('Escape');
  await expectClosed(sign(page));
  // Opened again at once, before the browser has gone back in its history.
  await open();
  // The picture seen last is far down the page.
  for (const _ of [1, 2]) await page.keyboard.press('ArrowLeft');
  await dialog(page).getByRole('button', { name: lightbox.close }).click();
  const last = page.locator('[data-lightbox]').last();
  await expectClosed(last);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await settled(page);
  await expect(last).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(paths['price-list']);
});

test('the before/after pair on the home page links to the gallery, and says so if it is an illustration', () => {
  const slice = openFile('/index.html').getElementById('galerie-titre')?.closest('section');
  test.skip(!slice, 'This home page shows no pair.');
  expect(slice?.querySelectorAll('img')).toHaveLength(2);
  expect(slice?.textContent?.includes(lightbox.note)).toBe(Boolean(salon.illustrations));
  expect(slice?.querySelector('a')?.getAttribute('href')).toBe(paths.gallery);
});

test('each pair of the gallery shows the price of its service, with a link to the service’s page', () => {
  const page = openFile(fileFor(paths.gallery) ?? '');
  const said = [...page.querySelectorAll('main section dl > div')].map(({ children: [name, price] }) => [
    name?.querySelector('a')?.getAttribute('href'),
    /\d/.test(price?.textContent ?? '') || price?.textContent === messages.services.quotes,
  ]);
  const routes = pairs.flatMap(({ route }) => (route ? [[hrefOf(route), true]] : []));
  expect(routes).not.toEqual([]);
  expect(said).toEqual(routes);
});
