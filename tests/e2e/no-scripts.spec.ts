import { expect } from '@playwright/test';
import { salon } from '@/lib/content/content';
import { siteGallery, siteTestimonials } from '@/lib/content/pages';
import { germanPaths, paths } from '@/tests/support/paths';
import { expectInSight, jumpTo } from './support/browsing';
import { expectReadable } from './support/faults';
import { test } from './support/kept-pages';
import { fill, messages } from './support/messages';
import { everyPath, missingPath } from './support/pages';

for (const path of everyPath) {
  test(`${path} is all to be seen without scripts, and asks no other host`, async ({
    pageWithoutScripts: page,
    foreignWithoutScripts: foreign,
  }) => {
    foreign.length = 0;
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === missingPath ? 404 : 200);
    await expectReadable(page, path);
    for (const part of ['header nav', 'body > main', 'body > footer']) {
      await expect(page.locator(part).first()).toBeVisible();
    }
    // Nothing waits for a script to show it, but for what cannot do without one and what its absence makes wrong.
    const hidden = await page.locator('body').evaluate((body) =>
      [...body.querySelectorAll('main :is(h1, h2, h3, h4, p, li, td, dt, dd, img), main, nav ol li')]
        .filter((element) => !element.closest('[hidden], dialog, [data-status], #demande [data-island]'))
        .filter((element) => !element.parentElement?.querySelector(':scope > button'))
        // Tablets have these words, beside the booking, in a bar of the price list.
        .filter((element) => !element.matches('p:has(+ a[href^="https://booking."])'))
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(hidden).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) await jumpTo(page, top);
    expect(foreign).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('button', { name: messages.contact.map_show })).toHaveCount(0);
  });
}

test('every testimonial can be read, no button offers what it cannot do, and hours stand where the status would', async ({
  pageWithoutScripts: page,
}) => {
  for (const [path, hours] of [
    [germanPaths.home, 'Mo–Sa, 9–18 Uhr'],
    [paths.home, 'Lun–Sam, 9\u00a0h–18\u00a0h'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-status]').filter({ visible: true })).toHaveText([hours]);
  }
  for (const { text } of siteTestimonials) {
    const quote = page.getByText(text);
    await quote.scrollIntoViewIfNeeded();
    await expect(quote).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.locator('#testimonials').getByRole('button')).toHaveCount(0);
});

test('both pictures of each pair of the gallery stand side by side, above their words, and one opens as a file', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto(paths.gallery);
  const frame = page.locator('[style*="--seam"]').first();
  const [before, after] = await Promise.all([0, 1].map((index) => frame.locator('img').nth(index).boundingBox()));
  expect(before && after && before.x + before.width <= after.x + 1 && Math.abs(before.y - after.y) < 1).toBe(true);
  await expect(page.getByRole('slider').filter({ visible: true })).toHaveCount(0);
  for (const [word, picture] of [
    [messages.gallery.before, before],
    [messages.gallery.after, after],
  ] as const) {
    const box = await frame.getByText(word, { exact: true }).boundingBox();
    expect(box && picture && box.x >= picture.x && box.x + box.width <= picture.x + picture.width, word).toBe(true);
  }
  const picture = siteGallery[0]?.title ?? '';
  const link = page.getByRole('link', { name: fill(messages.lightbox.open_picture, { picture }) });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

for (const path of [paths.contact, germanPaths.contact]) {
  test(`phone, chat, e-mail and booking stand in the place of the form on ${path}`, async ({
    pageWithoutScripts: page,
  }) => {
    await page.goto(path);
    const part = page.locator('#demande');
    for (const address of [`tel:${salon.phone.replaceAll(' ', '')}`, 'https://wa.me/', 'mailto:', 'https://booking.']) {
      await expect(part.locator(`a[href^="${address}"]`).filter({ visible: true })).toHaveCount(1);
    }
    await expect(part.getByRole('link')).toHaveCount(4);
    await expect(page.locator('main form')).toBeHidden();
  });
}

test('the menu opens, and leads to sections without staying in front of them', { tag: '@phone' }, async ({
  pageWithoutScripts: page,
}) => {
  for (const start of [paths['price-list'], paths.home]) {
    await page.goto(start);
    await page.getByRole('button', { name: messages.nav.open }).tap();
    await page.locator('#menu').getByRole('link', { name: messages.nav.services, exact: true }).tap();
    await expect(page).toHaveURL(/\/#prices$/);
    await expectInSight(page.locator('#prices').getByRole('heading').first());
  }
});
