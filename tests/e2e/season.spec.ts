import { expect, type Page, test } from '@playwright/test';
import { otherLocales, seasonPicture } from '@/lib/content/content';
import { neededId } from '@/lib/content/pages';
import { seasonNotes } from '@/lib/content/season';
import { notesFrom, placeInYear } from '@/lib/dates/season';
import { addDays } from '@/lib/dates/zurich-date';
import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { watchRequests } from './support/browsing';
import { fileFor, openFile } from './support/exported-site';
import { cutOff } from './support/faults';

/** First day of the month after the build's: the page knows it. */
const nextMonth = openFile('/index.html').querySelector<HTMLElement>('[data-src*="/season-"]')?.dataset.from ?? '';

/** Noon of a day in the month that is so many after the build's. */
const inMonth = (ahead: number) => {
  const [year = 0, month = 0] = nextMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2 + ahead, 15, 11));
};
const linesOf = (instant: Date) => notesFrom(seasonNotes, instant).map((note) => note.join(''));

const rows = (page: Page) => page.locator('#carnet > div');
const isSeason = ({ pathname }: URL) => pathname.includes('/islands/season-');

if (seasonNotes.length > 0) {
  test('the build’s month and the next three stand in the French page, the language of the notes', () => {
    const written = [...openFile('/index.html').querySelectorAll('#carnet > div')];
    expect(written.map((row) => row.textContent)).toEqual(linesOf(inMonth(0)));
    for (const locale of otherLocales) {
      const home = openFile(fileFor(pathOf(neededId('home'), locale)) ?? '');
      expect(home.getElementById('carnet')).toBeNull();
    }
  });

  test('a page that is open as the month ends turns over, and asks for the script only then', async ({ page }) => {
    await page.clock.install({ time: new Date(`${addDays(nextMonth, -1)}T23:59:30Z`) });
    const asked = watchRequests(page, isSeason);
    await page.goto(paths.home);
    await rows(page).first().scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveText(linesOf(inMonth(0)));
    expect(asked).toEqual([]);
    await page.clock.runFor(60_000);
    await expect(rows(page)).toHaveText(linesOf(inMonth(1)));
  });

  test('in a later month the visitor reads that month and the next three, below their part of the picture, or the build’s where the script is out of reach', async ({
    page,
  }) => {
    await cutOff(page, isSeason);
    await page.clock.setFixedTime(inMonth(6));
    const failed = page.waitForEvent('requestfailed', (request) => isSeason(new URL(request.url())));
    await page.goto(paths.home);
    await failed;
    await expect(rows(page)).toHaveText(linesOf(inMonth(0)));
    await page.unrouteAll();
    await page.reload();
    await expect(rows(page)).toHaveText(linesOf(inMonth(6)));
    const places = await rows(page)
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ style }) => style.objectPosition.split(' ')[0]));
    const shown = notesFrom(seasonNotes, inMonth(6)).map((note) => placeInYear(note, seasonNotes));
    expect(places).toEqual(seasonPicture ? shown : []);
  });
}
