import { expect, test } from '@playwright/test';
import { requestServices } from '@/lib/content/content';
import { idsOfKind, places, siteGallery } from '@/lib/content/pages';
import { choosableRows } from '@/lib/content/prices';
import { formatDay, formatLongDay } from '@/lib/dates/day-format';
import { mainLocale } from '@/lib/i18n/locale';
import { telHref } from '@/lib/links/contact-links';
import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { expectNoFault } from './support/axe';
import { openHydrated, recordRefusals, touchIslands } from './support/browsing';
import { cutOff, isScript } from './support/faults';
import { choose, formParts, openForm, today } from './support/form';
import { messagesIn } from './support/messages';
import { onePathOfEachKind, waysToBook } from './support/pages';

// Every page is asked on the phone as it comes by walk.spec.ts; here are their further states.

for (const path of onePathOfEachKind) {
  test(`${path} is there for everyone on a wide screen`, { tag: '@check' }, async ({ page }) => {
    await openHydrated(page, path);
    await expectNoFault(page, 'hydrated');
  });
}

test('the open menu is there for everyone, with one booking button', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths['price-list']);
  await page.locator('header button[popovertarget]').click();
  await expect(page.locator('#menu')).toBeVisible();
  await expectNoFault(page, 'menu open');
  const shown = page.locator(waysToBook).evaluateAll((links) =>
    links.filter((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(await shown).toHaveLength(1);
});

if (siteGallery.length > 0) {
  test('the large picture is there for everyone', { tag: '@both' }, async ({ page }) => {
    await openHydrated(page, paths.gallery);
    await page.locator('[data-lightbox]').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectNoFault(page, 'large picture');
  });
}
for (const { id, locale } of places.filter(({ id }) => idsOfKind('contact').includes(id))) {
  const path = pathOf(id, locale);
  const tag = locale === mainLocale ? '@phone' : '@desktop';

  test(`the fallback of a form that does not come on ${path} is there for everyone`, { tag }, async ({ page }) => {
    await cutOff(page, isScript);
    await page.goto(path);
    await touchIslands(page);
    await expect(page.locator(`#demande a[href="${telHref()}"]:visible`)).toHaveCount(1);
    await expectNoFault(page, 'without the form');
  });

  test(`the form on ${path} is there for everyone, keeps to the policy and speaks its language, in all of its states`, {
    tag,
  }, async ({ page }) => {
    const words = messagesIn(locale);
    const takeRefusals = await recordRefusals(page);
    const { date, name, email, calendarButton, calendar, service, fillIn, submit, ready, part, link } = formParts(
      page,
      words,
    );
    await choose(page, choosableRows().slice(0, 2));
    await openForm(page, { path });
    await expect(part.getByRole('heading', { name: words.choice.title })).toBeVisible();
    await expect(date).toHaveValue(formatDay(today, locale));

    await submit.click();
    await expect(name).toBeFocused();
    await expectNoFault(page, 'with errors');
    await calendarButton.click();
    await expect(calendar.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
    await expectNoFault(page, 'calendar open');
    await page.keyboard.press('Escape');
    await expect(calendarButton).toBeFocused();
    if (requestServices.length > 0) {
      await service.click();
      await expect(page.locator('[role=option]:focus')).toBeVisible();
      await expectNoFault(page, 'list open');
      await page.keyboard.press('Escape');
    }
    await fillIn();
    const storage = await page.evaluateHandle(() => ({ setItem: Storage.prototype.setItem }));
    await page.evaluate(() => Object.assign(Storage.prototype, { setItem: undefined }));
    await submit.click();
    const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
    await expect(toast).toContainText(words.toasts.error_title);
    await expect(part.getByText(words.toasts.error_text).first()).toBeVisible();
    await expect(ready).toBeHidden();
    await expect(name).toHaveValue('Ana Müller');
    await expect(email).toHaveValue('ana@example.ch');
    await expectNoFault(page, 'not kept');
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
