import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { getPage } from '@/lib/content/pages';
import { messages } from './support/messages';
import { missingPath } from './support/pages';

const { notFound } = messages;
const backButton = (page: Page) => page.getByRole('button', { name: notFound.back });
const suggestion = (page: Page) => page.locator('main').getByRole('status');

test('a path told apart from a page by case alone is not found, and leads there', async ({ page }) => {
  await page.clock.install();
  const response = await page.goto('/services/COUPE-FEMME');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(notFound.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  // By itself, once looked at for a second.
  await expect
    .poll(async () => {
      await page.clock.runFor(250);
      return suggestion(page).isVisible();
    })
    .toBe(true);
  const path = routes['service-coupe-femme'];
  await suggestion(page).getByRole('link', { name: path, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toHaveText(getPage('service-coupe-femme').heading, { useInnerText: true });
});

test('leads back where the visitor came from', async ({ page }) => {
  await page.goto(routes.tarifs);
  await page.goto(missingPath);
  await backButton(page).click();
  await expect(page).toHaveURL(routes.tarifs);
});

test('leads home where there is no way back', async ({ page, context }) => {
  await page.goto(missingPath);
  const opened = context.waitForEvent('page');
  await page.evaluate((path) => window.open(path, '_blank', 'noopener'), missingPath);
  const fresh = await opened;
  await backButton(fresh).click();
  await expect(fresh).toHaveURL(routes.accueil);
});
