import { expect, type Page, test } from '@playwright/test';
import { germanRoutes, routes } from '@/content/routes';
import { openAlive } from './support/browsing';
import { type Stop, walk } from './support/keyboard';
import { messages } from './support/messages';
import { onePathOfEachKind } from './support/pages';

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

/** What the Tab key has to reach: everything that can be used and is on the page. (In the frame of the map there is nothing.) */
const stopsThereAre = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')].filter(
        (element) =>
          element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      ).length,
  );

for (const path of [...onePathOfEachKind, germanRoutes.accueil]) {
  test(`Tab leads through all of ${path}, in order, and shows where it is`, async ({ page }) => {
    await openAlive(page, path);
    const stops = await walk(page, 'Tab');
    expect(faultsOf(stops)).toEqual([]);
    expect(stops).toHaveLength(await stopsThereAre(page));
  });
}

test('Shift and Tab lead all the way back', async ({ page }) => {
  await openAlive(page, routes.tarifs);
  const stops = await walk(page, 'Shift+Tab');
  expect(faultsOf(stops)).toEqual([]);
  expect(stops.at(-1)?.name).toBe(messages.a11y.skip);
  expect(stops).toHaveLength(await stopsThereAre(page));
});
