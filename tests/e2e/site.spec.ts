import { expect, test } from '@playwright/test';
import { type RouteId, routes } from '@/content/routes';
import { salon } from '@/content/salon';
import { breadcrumbTrail, getPage, routeIds, siteArticles, siteGallery } from '@/lib/content/pages';
import { absoluteUrl } from '@/lib/links/site';
import { messages } from './support/messages';

test.skip(({ isMobile }) => isMobile === true, 'What these pages say is the same on every screen.');

const labelOf = (id: RouteId) => (id === 'accueil' ? messages.nav.home : getPage(id).label);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of routeIds) {
    test(`${routes[id]} is a page of its own, all of it to be seen`, async ({ page }) => {
      const response = await page.goto(routes[id]);
      expect(response?.status()).toBe(200);

      await expect(page).toHaveTitle(getPage(id).title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', absoluteUrl(routes[id]));
      await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', getPage(id).description);
      await expect(page.locator('head meta[name="robots"][content*="noindex"]')).toHaveCount(0);

      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main h1')).toHaveText(getPage(id).heading, { useInnerText: true });

      // The page itself is the last step, and on the home page there is nothing to show.
      const breadcrumbs = page.getByRole('navigation', { name: messages.a11y.breadcrumb });
      await expect(breadcrumbs.getByRole('listitem')).toHaveText(breadcrumbTrail(id).map(labelOf), {
        useInnerText: true,
      });
      await expect(breadcrumbs).toBeVisible({ visible: id !== 'accueil' });

      await expect(page.locator('header nav')).toBeVisible();
      await expect(page.locator('body > main')).toBeVisible();
      await expect(page.locator('body > footer')).toBeVisible();

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

  test('the sections of the home page can be read, in order', async ({ page }) => {
    await page.goto(routes.accueil);
    const sections = ['about', 'diferenciais', 'prices', 'testimonials', 'booking', 'contact'];
    for (const id of sections) {
      const section = page.locator(`main #${id}`);
      await expect(section).toBeVisible();
      await expect(section.getByRole('heading').first()).toBeVisible();
    }
    const order = await page.locator('main [id]').evaluateAll((elements) => elements.map((element) => element.id));
    expect(order.filter((id) => sections.includes(id))).toEqual(sections);
  });

  test('both pictures of each pair of the gallery can be seen', async ({ page }) => {
    await page.goto(routes.galerie);
    for (const { title } of siteGallery) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    const pictures = page.locator('main img');
    expect(await pictures.count()).toBeGreaterThanOrEqual(siteGallery.length * 2);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
  });

  test('the articles can be read to their end', async ({ page }) => {
    await page.goto(routes.blog);
    await expect(page.locator('main article')).toHaveCount(siteArticles.length);
    for (const { title, paragraphs } of siteArticles) {
      const article = page.locator('main article').filter({ has: page.getByRole('heading', { name: title }) });
      for (const paragraph of paragraphs) await expect(article.getByText(paragraph)).toBeVisible();
    }
  });

  test('the salon can be reached from the contact page', async ({ page }) => {
    await page.goto(routes.contact);
    const main = page.locator('main');
    const phone = `a[href="tel:${salon.phone.replaceAll(' ', '')}"]`;
    await expect(main.locator(phone).filter({ visible: true })).not.toHaveCount(0);
    await expect(main.locator('a[href^="mailto:"]').filter({ visible: true })).not.toHaveCount(0);
    await expect(main.getByText(salon.address.postalCode).filter({ visible: true })).not.toHaveCount(0);
  });
});

for (const id of routeIds.filter((candidate) => candidate !== 'accueil')) {
  test(`${routes[id]}/ is the same page`, async ({ request }) => {
    const [plain, slashed] = await Promise.all([request.get(routes[id]), request.get(`${routes[id]}/`)]);
    expect(slashed.status()).toBe(200);
    // Compared here, because nobody wants to read two pages side by side.
    expect((await slashed.text()) === (await plain.text()), 'the same text').toBe(true);
  });
}

test('every page has a title and a description of its own', () => {
  for (const field of ['title', 'description', 'heading'] as const) {
    expect(new Set(routeIds.map((id) => getPage(id)[field])).size).toBe(routeIds.length);
  }
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto(routes.tarifs);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: messages.a11y.skip });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('a path that is no page', () => {
  for (const path of ['/rien', '/services/rien', '/coupe/rien', '/TARIFS', '/Services/coiffure']) {
    test(`${path} is not found`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(new RegExp(messages.notFound.title));
      await expect(page.locator('head meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.title);
      await expect(page.getByText(messages.notFound.text)).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: messages.notFound.home })).toHaveAttribute(
        'href',
        '/',
      );
    });
  }
});
