import { expect, type Locator, test } from '@playwright/test';
import { choosableRows } from '@/components/prices/choosable-rows';
import { mainLocale } from '@/lib/content/content';
import { pageVersions } from '@/lib/content/page-paths';
import { idsOfKind } from '@/lib/content/pages';
import { formatDay, formatLongDay } from '@/lib/dates/day-format';
import { fill } from '@/lib/i18n/fill';
import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { expectNoFault } from './support/axe';
import { openHydrated, recordRefusals } from './support/browsing';
import { holdBack, isScript } from './support/faults';
import { choose, formParts, openForm, today } from './support/form';
import { expectWholeWalk, faultsOf, walk } from './support/keyboard';
import { messages, messagesIn } from './support/messages';
import { fullestPaths, moreUnless, onePathOfEachKind } from './support/pages';

for (const { id, locale } of pageVersions.filter(({ id }) => idsOfKind('contact').includes(id))) {
  const path = pathOf(id, locale);
  const tag = locale === mainLocale ? '@phone' : '@more';

  test(`the form on ${path} is accessible, within the policy and in its language: with errors, if storage fails, once sent`, {
    tag,
  }, async ({ page }) => {
    const words = messagesIn(locale);
    const { errors } = words.form;
    const takeRefusals = await recordRefusals(page);
    const { date, name, email, fillIn, submit, ready, part, link } = formParts(page, words);
    await choose(page, choosableRows().slice(0, 2));
    await openForm(page, { path });
    await expect(part.getByRole('heading', { name: words.choice.title })).toBeVisible();
    await expect(date).toHaveValue(formatDay(today));

    const mistakes = [
      [name, 'A', errors.name],
      [email, 'ana@', errors.email],
      [date, '31.02.2027', errors.date_unreal],
    ] as const;
    for (const [field, value] of mistakes) await field.fill(value);
    await submit.click();
    await expect(name).toBeFocused();
    for (const [field, value, error] of mistakes) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      // The browser gives descriptions with ordinary spaces.
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${error.replace(/\s+/g, ' ')}`));
      await expect(part.getByText(error)).toBeVisible();
      await expect(field).toHaveValue(value);
    }
    await expectNoFault(page, 'with errors');
    await fillIn();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await submit.click();
    await expect(date).toBeFocused();
    await expect(ready).toBeHidden();
    await date.fill(formatDay(today));
    const storage = await page.evaluateHandle(() => ({ setItem: Storage.prototype.setItem }));
    await page.evaluate(() => Object.assign(Storage.prototype, { setItem: undefined }));
    await submit.click();
    const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
    await expect(toast).toContainText(words.toasts.error_title);
    await expect(part.getByText(words.toasts.error_text).first()).toBeVisible();
    await expect(ready).toBeHidden();
    await expect(name).toHaveValue('Ana Müller');
    if (locale === mainLocale) await expectNoFault(page, 'not kept');
    await storage.evaluate((whole) => void Object.assign(Storage.prototype, whole));
    await submit.click();
    await expect(ready).toBeFocused();
    await expect(toast).toBeVisible();
    await expectNoFault(page, 'sent');
    const mail = new URL((await link(words.handoff.email).getAttribute('href')) ?? '').searchParams.get('body');
    expect(mail).toContain(words.whatsapp.greeting);
    expect(mail).toContain(formatLongDay(today, locale));
    expect(await takeRefusals()).toEqual([]);
  });
}

test('F8 moves the focus to the area of toasts, before and after the form is loaded', { tag: '@both' }, async ({
  page,
}) => {
  const area = page.getByRole('region', { name: fill(messages.toasts.area, { hotkey: 'F8' }) });
  const release = await holdBack(page, isScript);
  await page.goto(paths.contact);
  await page.keyboard.press('F8');
  await expect(area).toBeFocused();
  release();
  await openHydrated(page, paths.contact);
  await expect(area).toHaveCount(1);
  await formParts(page).name.focus();
  // The code of toasts loads after that of the form.
  await expect(async () => {
    await page.keyboard.press('F8');
    await expect(area.locator(':focus')).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
});

test('calendar and list of services are accessible on small screens and in forced colours', {
  tag: ['@phone', '@more'],
}, async ({ page }) => {
  /** Fails unless two elements differ by their borders in forced colours, which remove backgrounds. */
  const expectTold = async (marked: Locator, other: Locator) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const [border, plain] = await Promise.all(
      [marked, other].map((one) => one.evaluate((element) => getComputedStyle(element).borderTop.replace(/rgb.*/, ''))),
    );
    expect.soft(border, 'told apart in forced colours').not.toBe(plain);
    await page.emulateMedia({ forcedColors: null });
  };
  const takeRefusals = await recordRefusals(page);
  const { calendarButton, calendar, service } = await openForm(page);
  await calendarButton.click();
  const [chosen, other] = [true, false].map((selected) =>
    calendar.getByRole('gridcell', { selected }).getByRole('button').last(),
  ) as [Locator, Locator];
  await expect(chosen).toBeFocused();
  await expectNoFault(page, 'calendar open');
  await expectTold(chosen, other);
  await page.keyboard.press('Escape');
  await expect(calendarButton).toBeFocused();
  await service.click();
  const [focused, others] = ['[role=option]:focus', '[role=option]:not(:focus)'].map((option) =>
    page.locator(option),
  ) as [Locator, Locator];
  await expect(focused).toBeVisible();
  await expect(page.getByRole('listbox', { name: messages.form.service })).toBeVisible();
  await expectNoFault(page, 'list open');
  await expectTold(focused, others.first());
  await page.keyboard.press('Escape');
  // The calendar of November 2026 has six rows, as many as a month can have.
  for (const small of [
    { width: 844, height: 390 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(small);
    // By key, because the bar at the foot of phones may cover the button.
    await calendarButton.press('Enter');
    await expect(calendar).toBeInViewport({ ratio: 1 });
    const hardToPress = calendar.locator('button:enabled').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, bottom, width, height } = button.getBoundingClientRect();
        const isFree = button.contains(document.elementFromPoint(left + width / 2, bottom - 2));
        return isFree && width > 35.5 && height > 31.5 ? [] : button.textContent;
      }),
    );
    expect.soft(await hardToPress, `days on ${small.width} px`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
  }
  // In a low window the calendar opens below its field, and does not cover it.
  await page.setViewportSize({ width: 1280, height: 650 });
  await calendarButton.press('Enter');
  await expect(calendar).toBeInViewport({ ratio: 1 });
  const { y = 0 } = (await calendar.boundingBox()) ?? {};
  await page.keyboard.press('Escape');
  const button = await calendarButton.boundingBox();
  expect(y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  expect(await takeRefusals()).toEqual([]);
});

test('at 400 % zoom Tab reaches everything on the contact page, header and footer included', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, paths.contact);
  await page.evaluate(() => document.fonts.ready);
  await expectWholeWalk(page, 'Tab');
});

test('Shift+Tab reaches everything on the legal page back to the skip link, which leads to the content', async ({
  page,
}) => {
  await page.goto(paths.legal);
  const stops = await expectWholeWalk(page, 'Shift+Tab');
  expect(stops.at(-1)?.name).toBe(messages.a11y.skip);
  await page.getByRole('link', { name: messages.a11y.skip }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

const low = { width: 844, height: 390 };
const sizes = [low, { width: 853, height: 480 }, { width: 768, height: 1024 }, { width: 390, height: 844 }];
for (const path of onePathOfEachKind) {
  for (const size of fullestPaths.includes(path) ? sizes : [low]) {
    const tag = size === low ? moreUnless(path, [paths['price-list']]) : '@more';
    test(`no bar covers the focused element on ${path}, forwards and backwards, at ${size.width} × ${size.height}`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize(size);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        await openHydrated(page, path);
        expect.soft(faultsOf(await walk(page, key)), key).toEqual([]);
      }
    });
  }
}
