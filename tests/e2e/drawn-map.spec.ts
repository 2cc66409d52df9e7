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

const look = (page: Page) =>
  page.locator('[data-moment] svg *').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill).join());

/** Returns the colours of the parts as they are for a closed salon. */
const darkLook = async (page: Page) => {
  await page.locator('[data-moment$=open]').evaluateAll((frames: HTMLElement[]) => {
    for (const frame of frames) frame.dataset.moment = frame.dataset.moment?.replace(' open', '');
  });
  return look(page);
};

test('the window in the drawn map is lit exactly while the status says that the salon is open', {
  tag: '@translated',
}, async ({ page }) => {
  const hours = statusData(open, messages.status, mainLocale);
  for (const instant of [new Date(+closed - 60_000), closed]) {
    await page.clock.setFixedTime(instant);
    await page.goto(paths.contact);
    await expect(page.locator('[data-moment] svg')).toBeVisible();
    const [isOpen, sentence] = openingStatus(instant, hours, messages.status.lit);
    await expect(page.locator('[data-moment] [data-status]')).toHaveText(sentence);
    const now = await look(page);
    expect(now !== (await darkLook(page)), instant.toISOString()).toBe(isOpen);
  }
});

// Each of these styles would change the page if the drawing had no shadow root.
test('the styles of a drawn map affect nothing else on the page', async ({ page }) => {
  const rules = [':not(rect)', ':has(svg)', '[href]', '#main', '.page-grid', 'svg', 'html,body,*', ':host'];
  const look =
    'position:fixed!important;inset:0!important;z-index:99!important;color:red!important;opacity:.5!important';
  const styles = rules.map((rule) => `${rule}{${look}}`).join('');
  const rect = '<rect width="2" height="1"/>';
  await page.route(/drawings\/map/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><style>${styles}</style>${rect}</svg>`,
    }),
  );
  await page.goto(paths.contact);
  // In a single step, because the page script may replace words in between.
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, body *:not([data-moment], [data-moment] *)')].map((element) => {
        const { position, color, opacity } = getComputedStyle(element);
        return [element.tagName, position, color, opacity].join(' ');
      }),
    );
  const before = await looks();
  await page.locator('[data-moment]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-moment] rect')).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await looks()).toEqual(before);
  // The drawing does not cover the page: the header can be pressed.
  await page.getByRole('banner').getByRole('link').first().click({ trial: true });
});
