import { expect, test } from '@playwright/test';
import { otherLocales } from '@/lib/content/content';
import { neededId, places } from '@/lib/content/pages';
import { mainLocale, tagOf } from '@/lib/i18n/locale';
import { bookingHref } from '@/lib/links/contact-links';
import { hrefOf, localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { fileFor, openFile } from './support/exported-site';

const contact = neededId('contact');

// What links say of languages, tests/unit/languages.test.ts sees.
// That nothing is said in another language than it claims, walk.spec.ts sees, and accessibility.spec.ts of the form in its states.
for (const locale of otherLocales) {
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
}
