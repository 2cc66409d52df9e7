import { expect } from '@playwright/test';
import { germanRoutes, routes } from '@/content/routes';
import { salon } from '@/content/salon';
import { siteArticles, siteGallery, siteTestimonials } from '@/lib/content/pages';
import { expectInSight } from './support/browsing';
import { expectReadable } from './support/faults';
import { test } from './support/kept-pages';
import { fill, messages } from './support/messages';
import { everyPath, missingPath } from './support/pages';

for (const path of everyPath) {
  test(`${path} is all to be seen without scripts`, async ({ pageWithoutScripts: page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === missingPath ? 404 : 200);
    await expectReadable(page, path);
    for (const part of ['header nav', 'body > main', 'body > footer']) {
      await expect(page.locator(part).first()).toBeVisible();
    }
    // Nothing waits for a script to show it.
    const hidden = await page.locator('main').evaluate((main) =>
      // A control may lie unseen over what it moves.
      [document.body, main, ...main.querySelectorAll<HTMLElement>(':not(input)')]
        .filter((element) => {
          const { opacity, visibility } = getComputedStyle(element);
          const isSeen = opacity !== '0' && visibility !== 'hidden';
          // The form that needs its script is no part of the page without it.
          return element.checkVisibility() && !isSeen && element.textContent?.trim();
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(hidden).toEqual([]);
  });
}

test('the sections of the home page are there, in order, and the status is absent rather than wrong', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto(routes.accueil);
  const sections = ['about', 'diferenciais', 'prices', 'testimonials', 'booking', 'contact'];
  for (const id of sections) await expect(page.locator(`main #${id}`).getByRole('heading').first()).toBeVisible();
  const order = await page.locator('main [id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(order.filter((id) => sections.includes(id))).toEqual(sections);
  await expect(page.locator('[data-status]').filter({ visible: true })).toHaveCount(0);
});

test('every testimonial can be read, and no button offers what it cannot do', async ({ pageWithoutScripts: page }) => {
  await page.goto(routes.accueil);
  for (const { text } of siteTestimonials) {
    const quote = page.getByText(text);
    await quote.scrollIntoViewIfNeeded();
    await expect(quote).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.locator('#testimonials').getByRole('button')).toHaveCount(0);
});

test('both pictures of each pair of the gallery stand side by side, and open as files', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto(routes.galerie);
  for (const { title } of siteGallery) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const pictures = page.locator('main img');
  expect(await pictures.count()).toBeGreaterThanOrEqual(siteGallery.length * 2);
  for (const picture of await pictures.all()) await expect(picture).toBeVisible();
  const frame = page.locator('[style*="--reveal"]').first();
  const [before, after] = await Promise.all([0, 1].map((index) => frame.locator('img').nth(index).boundingBox()));
  expect(before && after && before.x + before.width <= after.x + 1 && Math.abs(before.y - after.y) < 1).toBe(true);
  await expect(page.getByRole('slider').filter({ visible: true })).toHaveCount(0);
  const picture = `${siteGallery[0]?.title}, ${messages.gallery.after.toLowerCase()}`;
  const link = page.getByRole('link', { name: fill(messages.lightbox.open_picture, { picture }) });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test('the articles can be read to their end', async ({ pageWithoutScripts: page }) => {
  await page.goto(routes.blog);
  await expect(page.locator('main article')).toHaveCount(siteArticles.length);
  for (const { title, paragraphs } of siteArticles) {
    const article = page.locator('main article').filter({ has: page.getByRole('heading', { name: title }) });
    for (const paragraph of paragraphs) await expect(article.getByText(paragraph)).toBeVisible();
  }
});

for (const path of [routes.contact, germanRoutes.contact]) {
  test(`phone, chat and booking stand in the place of the form on ${path}`, async ({ pageWithoutScripts: page }) => {
    await page.goto(path);
    const part = page.locator('#demande');
    for (const address of [`tel:${salon.phone.replaceAll(' ', '')}`, 'https://wa.me/', 'https://booking.']) {
      await expect(part.locator(`a[href^="${address}"]`).filter({ visible: true })).toHaveCount(1);
    }
    await expect(part.getByRole('link')).toHaveCount(3);
    await expect(page.locator('main form')).toBeHidden();
    const main = page.locator('main');
    await expect(main.locator('a[href^="mailto:"]').filter({ visible: true })).not.toHaveCount(0);
    await expect(main.getByText(salon.address.postalCode).filter({ visible: true })).not.toHaveCount(0);
  });
}

test('the menu opens, and leads to sections without staying in front of them', { tag: '@phone' }, async ({
  pageWithoutScripts: page,
}) => {
  for (const start of [routes.tarifs, routes.accueil]) {
    await page.goto(start);
    await page.getByRole('button', { name: messages.nav.open }).tap();
    await page.locator('#menu').getByRole('link', { name: messages.nav.services, exact: true }).tap();
    await expect(page).toHaveURL(/\/#prices$/);
    await expectInSight(page.locator('#prices').getByRole('heading').first());
  }
});

test('a page that is missing leads home', async ({ pageWithoutScripts: page }) => {
  await page.goto('/rien/du/tout');
  await expect(page.getByRole('button', { name: messages.notFound.back })).toHaveCount(0);
  await page.getByRole('link', { name: messages.notFound.home }).click();
  await expect(page).toHaveURL(routes.accueil);
});
