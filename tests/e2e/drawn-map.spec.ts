import { expect, type Page } from '@playwright/test';
import { mainLocale } from '@/lib/content/content';
import { openingStatus, statusData } from '@/lib/dates/opening-hours';
import { weekdayOf } from '@/lib/dates/zurich-date';
import { paths } from '@/tests/support/paths';
import { open, openDayFrom } from './support/days';
import { messages } from './support/messages';
import { test } from './support/test';

const day = openDayFrom('2027-01-11');
const closing = open.week[weekdayOf(day) - 1]?.at(-1)?.[1];
const closed = new Date(`${day}T${closing}:00+01:00`);

/** The colours of the parts of the drawing. */
const look = (page: Page) =>
  page.locator('[data-moment] > svg *').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill).join());

/** The same if the salon were closed. */
const darkLook = async (page: Page) => {
  const status = page.locator('[data-moment] ~ ul [data-status]');
  await status.evaluate((words) => words.classList.remove('is-open'));
  return look(page);
};

// Every other hour is asked in tests/unit/dates/opening-hours.test.ts.
test('the drawn window is lit exactly while the words beside it say that the salon is open', {
  tag: '@translated',
}, async ({ page }) => {
  const hours = statusData(open, messages.status, mainLocale);
  for (const instant of [new Date(+closed - 60_000), closed]) {
    await page.clock.setFixedTime(instant);
    await page.goto(paths.contact);
    await expect(page.locator('[data-moment] > svg')).toBeVisible();
    const [isOpen, sentence] = openingStatus(instant, hours, messages.status.lit);
    await expect(page.locator('[data-moment] ~ ul [data-status]')).toHaveText(sentence);
    const now = await look(page);
    expect(now !== (await darkLook(page)), instant.toISOString()).toBe(isOpen);
  }
});

test('it is night on the drawing after dusk, and day where colours are forced and on paper', async ({ page }) => {
  // A Sunday, on which no window is lit.
  await page.clock.install({ time: new Date('2027-01-10T12:00:00+01:00') });
  await page.goto(paths.contact);
  const frame = page.locator('[data-moment]');
  await expect(frame).toHaveAttribute('data-moment', 'day 2027-01-10 12:00');
  const byDay = await look(page);
  await page.clock.pauseAt(new Date('2027-01-10T23:00:00+01:00'));
  await expect(frame).toHaveAttribute('data-moment', 'night 2027-01-10 23:00');
  const byNight = await look(page);
  expect(byNight).not.toBe(byDay);
  const names = page.locator('[data-moment] ~ ul');
  const light = await names.evaluate((list) => getComputedStyle(list).color);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await look(page);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await look(page)).toBe(forced);
  expect(forced).not.toBe(byNight);
  await expect(names).not.toHaveCSS('color', light);
});
