import { expect, test } from '@playwright/test';
import { otherLocales } from '@/lib/content/content';
import { neededId, places } from '@/lib/content/pages';
import { formatDay, formatLongDay } from '@/lib/dates/day-format';
import { mainLocale, tagOf } from '@/lib/i18n/locale';
import { bookingHref } from '@/lib/links/contact-links';
import { hrefOf, localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { openHydrated } from './support/browsing';
import { morningOf, openDayFrom } from './support/days';
import { fileFor, openFile } from './support/exported-site';
import { messagesIn } from './support/messages';

const contact = neededId('contact');

// That nothing is said in another language than it claims, walk.spec.ts sees.
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

  // That all it says is in the language, in every state, accessibility.spec.ts sees.
  test(`the form hands over a request in "${locale}"`, async ({ page }) => {
    const { form: words, handoff, whatsapp } = messagesIn(locale);
    const today = openDayFrom('2026-11-24');
    await page.clock.setFixedTime(morningOf(today));
    await openHydrated(page, pathOf(contact, locale));
    const part = page.locator('#demande');
    await expect(part.getByLabel(words.date, { exact: true })).toHaveValue(formatDay(today, locale));
    await part.getByLabel(words.name, { exact: true }).fill('Ana Müller');
    await part.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
    await part.getByRole('button', { name: words.submit }).click();
    await expect(part.getByRole('heading', { name: handoff.ready })).toBeVisible();
    const mail = new URL((await part.getByRole('link', { name: handoff.email }).getAttribute('href')) ?? '');
    const text = mail.searchParams.get('body');
    expect(text).toContain(whatsapp.greeting);
    expect(text).toContain(`${words.date}: ${formatLongDay(today, locale)}`);
  });
}
