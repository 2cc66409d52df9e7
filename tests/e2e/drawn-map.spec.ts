import { expect, type Page } from '@playwright/test';
import { drawnMap, mainLocale } from '@/lib/content/content';
import { openingStatus, statusData } from '@/lib/dates/opening-hours';
import { weekdayOf } from '@/lib/dates/zurich-date';
import { readSite } from '@/scripts/inspect/exported-site';
import { paths } from '@/tests/support/paths';
import { open, openDayFrom } from './support/days';
import { messages } from './support/messages';
import { missingPath } from './support/pages';
import { test } from './support/test';

// A drawing that takes no part in the hours is a picture.
const takesPart = drawnMap && readSite(drawnMap.drawing.src).includes('.is-open');

const day = openDayFrom('2027-01-11');
const closing = open.week[weekdayOf(day) - 1]?.at(-1)?.[1];
const closed = new Date(`${day}T${closing}:00+01:00`);
// When else it is open, tests/unit/dates/opening-hours.test.ts sees.
const instants = [new Date(+closed - 60_000), closed];

/** How the parts of the drawing are filled, now and if the salon were closed. */
const looks = (page: Page) =>
  page.locator('[data-moment]').evaluate((frame) => {
    const look = () => [...frame.querySelectorAll('svg *')].map((part) => getComputedStyle(part).fill).join();
    const status = frame.parentElement?.querySelector('[data-status]');
    const [now, classes] = [look(), status?.className ?? ''];
    status?.classList.remove('is-open');
    const dark = look();
    if (status) status.className = classes;
    return { now, dark };
  });

test.describe('the drawn map', () => {
  test.skip(!takesPart, 'The drawing of the salon takes no part in the hours.');

  test('the drawn window is lit exactly while the words beside it say that the salon is open', {
    tag: '@translated',
  }, async ({ page }) => {
    const hours = statusData(open, messages.status, mainLocale);
    for (const path of [paths.contact, missingPath]) {
      for (const instant of instants) {
        const [isOpen, sentence] = openingStatus(instant, hours, messages.status.lit);
        await page.clock.setFixedTime(instant);
        await page.goto(path);
        await expect(page.locator('[data-moment] > svg')).toBeVisible();
        await expect(page.locator('[data-moment] ~ ul [data-status]')).toHaveText(sentence);
        const { now, dark } = await looks(page);
        expect(now !== dark, `${path}, ${instant.toISOString()}`).toBe(isOpen);
      }
    }
  });

  test('it is night on the drawing after dusk, and day where colours are forced and on paper', async ({ page }) => {
    await page.clock.install({ time: new Date(`${day}T12:00:00+01:00`) });
    await page.goto(paths.contact);
    const frame = page.locator('[data-moment]');
    await expect(frame).toHaveAttribute('data-moment', `day ${day} 12:00`);
    const { dark: byDay } = await looks(page);
    await page.clock.pauseAt(new Date(`${day}T23:00:00+01:00`));
    await expect(frame).toHaveAttribute('data-moment', `night ${day} 23:00`);
    const { now: byNight } = await looks(page);
    expect(byNight).not.toBe(byDay);
    const names = page.locator('[data-moment] ~ ul');
    const light = await names.evaluate((list) => getComputedStyle(list).color);
    await page.emulateMedia({ forcedColors: 'active' });
    const { now: forced } = await looks(page);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect((await looks(page)).now).toBe(forced);
    expect(forced).not.toBe(byNight);
    await expect(names).not.toHaveCSS('color', light);
  });
});
