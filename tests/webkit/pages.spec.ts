import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { everyPath } from '@/tests/e2e/support/pages';
import { faults, find, focus, isSameDocument, jumpTo, open, wake } from './support/page';
import { test } from './support/test';
import type { Session } from './support/webdriver';

/** What is wrong with the page as a visitor sees it, from its top to its end. */
async function lookThrough(visit: Session): Promise<string[]> {
  const height = await visit.run(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await jumpTo(visit, top);
    await visit.run(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  }
  const broken = () =>
    visit.run(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((image) => image.getClientRects().length > 0 && !(image.complete && image.naturalWidth > 0))
        .map((image) => image.currentSrc || image.src),
    );
  await expect.poll(broken, 'pictures that are not there').toEqual([]);
  return visit.run(() => [
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one h1']),
    ...(document.documentElement.scrollWidth <= innerWidth ? [] : ['scrolls sideways']),
    ...(document.querySelector('main')?.checkVisibility() ? [] : ['no main']),
  ]);
}

for (const path of everyPath) {
  test(`${path} opens, with its pictures and without an error`, async ({ visit }) => {
    await wake(visit, path);
    expect(await lookThrough(visit)).toEqual([]);
    expect(await faults(visit)).toEqual([]);
  });
}

test('a walk from page to page loads none of them anew', async ({ visit }) => {
  await wake(visit, routes.accueil);
  const hrefs = await visit.run(() =>
    [...document.querySelectorAll('footer a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );
  expect(hrefs.length).toBeGreaterThan(10);
  for (const href of new Set(hrefs)) {
    const [link] = await visit.all(`footer a[href="${href}"]`);
    if (!link) throw new Error(`${href} is not in every footer`);
    await visit.click(link);
    await expect.poll(() => visit.place()).toBe(href);
  }
  expect(await isSameDocument(visit)).toBe(true);
  expect(await faults(visit)).toEqual([]);
});

test('a page that is kept in memory is alive when the visitor comes back to it', async ({ visit }) => {
  await wake(visit, routes.galerie);
  await open(visit, '/rien');
  await visit.back();
  await expect.poll(() => visit.place()).toBe(routes.galerie);
  await focus(visit, await find(visit, 'input[type="range"]'));
  await visit.press('End');
  const parting = () =>
    visit.run(() => document.querySelector<HTMLElement>('[style*="--reveal"]')?.style.getPropertyValue('--reveal'));
  await expect.poll(parting).toBe('100');
});
