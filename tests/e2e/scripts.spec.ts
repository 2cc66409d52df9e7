import { expect, test } from '@playwright/test';
import { hydrate, jumpTo, scrollThrough } from './support/browsing';
import { morningOf } from './support/days';
import { today } from './support/form';
import { islandPaths } from './support/pages';

for (const path of islandPaths) {
  test(`${path} looks as before once its island is used, with the whole style sheet`, async ({ page }) => {
    // On days without appointments the form says so.
    await page.clock.setFixedTime(morningOf(today));
    // A face that comes late would come with the sheet.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await scrollThrough(page);
    // Photographs come and are drawn when they may; their grounds stand for them.
    await page.evaluate(() => {
      for (const image of document.images) image.style.visibility = 'hidden';
    });
    await jumpTo(page, 0);
    const look = () => page.screenshot({ fullPage: true, caret: 'initial' });
    const before = await look();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const late = document.querySelector<HTMLLinkElement>('[href$=".late.css"]');
          const href = late?.href.replace('.late', '');
          const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve });
          document.querySelector('style')?.before(sheet);
        }),
    );
    expect((await look()).equals(before), 'with the whole sheet').toBe(true);
    const boxes = () =>
      page
        .locator('[data-props] :is(a, button, input)')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const places = await boxes();
    await hydrate(page);
    expect(await boxes()).toEqual(expect.arrayContaining(places));
  });
}
