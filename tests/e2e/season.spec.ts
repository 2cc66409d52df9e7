import { expect, test } from '@playwright/test';
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
const isSeason = ({ pathname }: URL) => pathname.includes('/islands/season-');
const notesAt = (instant: string) => notesFrom(seasonNotes, new Date(instant)).map((note) => note.join(''));

// Which notes are those of a month, tests/unit/season.test.ts sees.
if (seasonNotes.length > 0) {
  test('the notes turn over with the month, or stay those of the build without their script', async ({ page }) => {
    for (const locale of otherLocales) {
      // Notes are French.
      const home = openFile(fileFor(pathOf(neededId('home'), locale)) ?? '');
      expect(home.getElementById('carnet')).toBeNull();
    }
    const rows = page.locator('#carnet > div');
    const ofBuild = notesAt(`${addDays(nextMonth, -1)}T11:00:00Z`);
    const asked = watchRequests(page, isSeason);
    await page.clock.install({ time: `${addDays(nextMonth, -1)}T23:59:30Z` });
    await page.goto(paths.home);
    await rows.first().scrollIntoViewIfNeeded();
    await expect(rows).toHaveText(ofBuild);
    expect(asked).toEqual([]);
    await page.clock.runFor(60_000);
    await expect(rows).toHaveText(notesAt(`${nextMonth}T11:00:00Z`));
    const places = await rows
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ style }) => style.objectPosition.split(' ')[0]));
    const shown = notesFrom(seasonNotes, new Date(`${nextMonth}T11:00:00Z`));
    expect(places).toEqual(seasonPicture ? shown.map((note) => placeInYear(note, seasonNotes)) : []);
    await cutOff(page, isSeason);
    await page.reload();
    await expect.poll(() => asked.length).toBe(2);
    await expect(rows).toHaveText(ofBuild);
  });
}
