import { expect, type Page, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { hydrate } from './support/browsing';
import { morningOf, openDayFrom } from './support/days';
import { fileFor, openFile } from './support/exported-site';
import { missingPath } from './support/pages';

/** Pages with an island, whose code comes when it is used. On the last it comes by itself. */
const islandPaths = [
  ...Object.values(paths).filter((path) => openFile(fileFor(path) ?? '').querySelector('[data-props]')),
  missingPath,
];

/** Keeps in the page itself how elements look that are on it now, as far as they are seen. */
async function rememberLooks(page: Page, selector: string) {
  await page.evaluate(async (selected) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const elements = [...document.querySelectorAll(selected)].filter(isSeen);
    const lookOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const said = [...style].filter((name) => !name.startsWith('--'));
      return [
        `at ${[x + scrollX, y + scrollY, width, height].map(Math.round)}`,
        ...said.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ];
    };
    await document.fonts.ready;
    // What scrolling drives stands a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const before = elements.map(lookOf);
    const changes = () =>
      elements.flatMap((element, index) => {
        const changed = lookOf(element).filter((part) => isSeen(element) && !before[index]?.includes(part));
        return changed.length > 0 ? [element.outerHTML.slice(0, 80), ...changed] : [];
      });
    Object.assign(window, { changes });
  }, selector);
}

/** What looks different since. */
const changedLooks = (page: Page) => page.evaluate(() => (window as unknown as { changes: () => string[] }).changes());

for (const path of islandPaths) {
  test(`${path} looks as before once its island is used: the whole style sheet changes nothing, nor does any control`, async ({
    page,
  }) => {
    // On days without appointments the form says so.
    await page.clock.setFixedTime(morningOf(openDayFrom('2026-11-24')));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // With the faces that came the first time: one that comes late would come with the sheet.
    await page.reload();
    await rememberLooks(page, 'body *');
    await page.evaluate(async () => {
      const own = document.querySelector<HTMLElement>('[data-sheet]');
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: own?.dataset.sheet });
      await new Promise((resolve) => {
        sheet.onload = resolve;
        own?.before(sheet);
      });
    });
    expect(await changedLooks(page)).toEqual([]);
    await rememberLooks(page, '[data-props] :is(a, button, input, select, textarea, p)');
    await hydrate(page);
    expect(await changedLooks(page)).toEqual([]);
  });
}
