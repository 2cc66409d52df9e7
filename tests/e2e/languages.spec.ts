import { expect, test } from '@playwright/test';
import { otherLocales } from '@/lib/content/content';
import { neededId, places } from '@/lib/content/pages';
import { dayProblem } from '@/lib/dates/bookable-day';
import { formatDay, formatLongDay } from '@/lib/dates/day-format';
import { closedDaysDetail } from '@/lib/dates/hours-text';
import { addDays } from '@/lib/dates/zurich-date';
import { mainLocale, tagOf } from '@/lib/i18n/locale';
import { bookingHref } from '@/lib/links/contact-links';
import { hrefOf, localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { serviceLabels } from '@/tests/support/services';
import { openHydrated } from './support/browsing';
import { morningOf, open, openDayFrom } from './support/days';
import { fileFor, openFile } from './support/exported-site';
import { fill, messagesIn } from './support/messages';

const contact = neededId('contact');

// That nothing is said in another language than it claims, pages.spec.ts sees.
for (const locale of otherLocales) {
  test(`pages in "${locale}" say of every link to a page in French that it is`, () => {
    const own = places.filter((place) => place.locale === locale);
    const ownHrefs = own.map(({ id }) => hrefOf(id, undefined, locale));
    for (const { id } of own) {
      const page = openFile(fileFor(pathOf(id, locale)) ?? '');
      const links = page.querySelectorAll<HTMLAnchorElement>(
        `a:is([href^="/"]:not([href*="."]), [href="${bookingHref()}"])`,
      );
      const misled = [...links].filter((link) => {
        const isOwn = ownHrefs.includes(link.getAttribute('href')?.replace(/#.*/, '') ?? '');
        return link.hreflang.startsWith(mainLocale) === isOwn;
      });
      expect(
        misled.map((link) => link.outerHTML),
        id,
      ).toEqual([]);
    }
  });

  test(`the language switch leads to the same page in "${locale}" and back, or to its home page`, {
    tag: '@phone',
  }, async ({ page }) => {
    const home = pathOf(neededId('home'), locale);
    const isTranslated = localesOf(contact).includes(locale);
    for (const [start, to, path] of [
      [paths.contact, locale, isTranslated ? pathOf(contact, locale) : home],
      [home, mainLocale, paths.home],
      [paths['price-list'], locale, home],
    ] as const) {
      await page.goto(start);
      await page.locator('header button[popovertarget]').click();
      const link = page.locator(`#menu a[hreflang="${tagOf(to)}"][lang="${tagOf(to)}"]`);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', tagOf(to));
    }
  });

  if (!localesOf(contact).includes(locale)) continue;

  test(`the form has labels, choices, calendar, errors and confirmation in "${locale}", and hands over such a request`, async ({
    page,
  }) => {
    const { form: words, handoff, whatsapp } = messagesIn(locale);
    const today = openDayFrom('2026-11-24');
    await page.clock.setFixedTime(morningOf(today));
    await openHydrated(page, pathOf(contact, locale));
    const part = page.locator('#demande');
    const date = part.getByLabel(words.date, { exact: true });
    const submit = part.getByRole('button', { name: words.submit });
    await expect(part.getByText(words.not_sent_before)).toBeVisible();
    await expect(date).toHaveValue(formatDay(today, locale));

    const services = serviceLabels(locale);
    if (services.length > 0) {
      await part.getByRole('combobox', { name: words.service }).click();
      await expect(page.getByRole('option')).toHaveText([words.service_none, ...services]);
      await page.keyboard.press('Escape');
    }
    await part.getByRole('button', { name: words.date_choose }).click();
    const calendar = page.getByRole('dialog', { name: words.date_dialog });
    const inLanguage = (day: string, format: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(day));
    const monthOfYear = inLanguage(today, { month: 'long', year: 'numeric' });
    await expect(calendar.getByText(monthOfYear, { exact: true })).toBeVisible();
    const monday = inLanguage('2026-11-23', { weekday: 'long' }).slice(0, 2);
    await expect(calendar.locator('th').first()).toHaveText(new RegExp(`^${monday}`, 'i'));
    await expect(calendar.getByRole('button', { name: formatLongDay(today, locale) })).toBeFocused();
    await page.keyboard.press('Escape');

    await date.fill('31.02.2026');
    await submit.click();
    for (const error of [words.errors.name, words.errors.email, words.errors.date_unreal])
      await expect(part.getByText(error, { exact: true })).toBeVisible();
    for (const ahead of [1, 2, 3, 4, 5, 6, 7]) {
      const day = addDays(today, ahead);
      if (dayProblem(day, open, morningOf(today)) !== 'weekly') continue;
      await date.fill(formatDay(day, locale));
      const weekly = fill(words.errors.date_weekly, { days: closedDaysDetail(locale) });
      await expect(part.getByText(weekly, { exact: true })).toBeVisible();
    }

    await date.fill(formatDay(today, locale));
    await part.getByLabel(words.name, { exact: true }).fill('Ana Müller');
    await part.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
    await submit.click();
    await expect(part.getByRole('heading', { name: handoff.ready })).toBeVisible();
    await expect(part.getByText(words.not_sent_after)).toBeVisible();
    const mail = new URL((await part.getByRole('link', { name: handoff.email }).getAttribute('href')) ?? '');
    const text = mail.searchParams.get('body');
    expect(text).toContain(whatsapp.greeting);
    expect(text).toContain(`${words.date}: ${formatLongDay(today, locale)}`);
  });
}
