import { expect, type Page, test } from '@playwright/test';
import { seasonNotes } from '@/lib/content/season';
import { notesFrom } from '@/lib/dates/season';
import { addDays } from '@/lib/dates/zurich-date';
import { germanPaths, paths } from '@/tests/support/paths';
import { watchErrors, watchRequests, whenQuiet } from './support/browsing';
import { openFile } from './support/exported-site';
import { cutOff } from './support/faults';
import { messages } from './support/messages';

/** First day of the month after the build's: the page knows it. */
const nextMonth = openFile('/index.html').querySelector<HTMLElement>('[data-src]')?.dataset.from;
if (!nextMonth) throw new Error('The home page has no season notes.');

/** Noon of a day in the month that is so many after the build's. */
const inMonth = (ahead: number) => {
  const [year = 0, month = 0] = nextMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2 + ahead, 15, 11));
};
const linesOf = (instant: Date) => notesFrom(seasonNotes, instant).map((note) => note.join(''));

const rows = (page: Page) => page.locator('#carnet > div');
const isSeason = ({ pathname }: URL) => pathname.includes('/islands/season-');

test('the build’s month and the next three stand in the page, without scripts too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.home);
  await expect(page.getByRole('heading', { name: messages.season.title })).toBeVisible();
  await expect(rows(page)).toHaveText(linesOf(inMonth(0)));
  await context.close();
});

test('in the build’s month no script is asked for', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${addDays(nextMonth, -1)}T20:00:00Z`));
  const asked = watchRequests(page, isSeason);
  await page.goto(paths.home);
  await rows(page).first().scrollIntoViewIfNeeded();
  await whenQuiet(page);
  expect(asked).toEqual([]);
  await expect(rows(page)).toHaveText(linesOf(inMonth(0)));
});

test('in every later month the visitor reads that month and the next three', { tag: '@both' }, async ({ page }) => {
  const errors = watchErrors(page);
  for (let ahead = 1; ahead <= 12; ahead++) {
    await page.clock.setFixedTime(inMonth(ahead));
    const loaded = page.waitForResponse((response) => isSeason(new URL(response.url())));
    await page.goto(paths.home);
    // Before she has scrolled to them.
    await loaded;
    await expect(rows(page), `${ahead} months later`).toHaveText(linesOf(inMonth(ahead)));
  }
  expect(errors).toEqual([]);
});

test('a page that is open as the month ends turns over', async ({ page }) => {
  await page.clock.install({ time: new Date(`${addDays(nextMonth, -1)}T23:59:30Z`) });
  await page.goto(paths.home);
  await expect(rows(page)).toHaveText(linesOf(inMonth(0)));
  await page.clock.runFor(60_000);
  await expect(rows(page)).toHaveText(linesOf(inMonth(1)));
});

test('the notes of all months take the same room, so that nothing moves when they change', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes: string[] = [];
    // Together they show all twelve.
    for (const ahead of [0, 4, 8]) {
      await page.clock.setFixedTime(inMonth(ahead));
      await page.goto(paths.home);
      await expect(rows(page)).toHaveText(linesOf(inMonth(ahead)));
      await page.evaluate(() => document.fonts.ready);
      const all = await page
        .locator('#carnet > div, #about')
        .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
      boxes.push(all.join());
    }
    expect(new Set(boxes).size, `on ${width} px`).toBe(1);
  }
});

test('where the script is out of reach the build’s month stays', async ({ page }) => {
  await cutOff(page, isSeason);
  await page.clock.setFixedTime(inMonth(2));
  const failed = page.waitForEvent('requestfailed', (request) => isSeason(new URL(request.url())));
  await page.goto(paths.home);
  await failed;
  await expect(rows(page)).toHaveText(linesOf(inMonth(0)));
});

test('the German home page has no season notes, which are in French', async ({ page }) => {
  await page.goto(germanPaths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});
