import { expect, test } from '@playwright/test';
import { gallery } from '@/lib/content/content';
import { mainNavigation } from '@/lib/content/navigation';
import { hoursSentences } from '@/lib/dates/hours-text';
import { paths } from '@/tests/support/paths';
import { expectInSight, isForeign, watchRequests } from './support/browsing';
import { fill, messages, messagesIn } from './support/messages';
import { fullestPaths, localeAt, moreUnless, onePathOfEachKind, versionsOf } from './support/pages';

test.use({ javaScriptEnabled: false });

for (const path of onePathOfEachKind) {
  test(`without scripts ${path} shows everything, has no dead control, and asks no other host`, {
    tag: moreUnless(path, fullestPaths),
  }, async ({ page }) => {
    const foreign = watchRequests(page, isForeign);
    await page.goto(path);
    for (const summary of await page.locator('main summary').filter({ visible: true }).all()) await summary.click();
    // Not asked: parts that would be useless or wrong without a script, and details of nail shades, which links open.
    const hidden = await page.locator('body').evaluate((body) =>
      [
        ...body.querySelectorAll(
          'header, main, body > footer, main :is(h1, h2, h3, h4, p, li, td, dt, dd, img), main nav ol li',
        ),
      ]
        .filter(
          (element) =>
            !element.closest(`[hidden], [aria-hidden], dialog, [data-status], #demande [data-island], .shade-ways, .shade-all,
              [style*='visibility:hidden']`),
        )
        .filter((element) => !element.parentElement?.querySelector(':scope > button'))
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect.soft(hidden).toEqual([]);
    const useless = page.locator('iframe, main button, main form, [role="slider"], [type="range"]');
    await expect.soft(useless.filter({ visible: true })).toHaveCount(0);
    expect(foreign).toEqual([]);
    if (!versionsOf('home').includes(path)) return;
    const locale = localeAt(path);
    const hours = hoursSentences(locale).map((line) => fill(messagesIn(locale).status.hours, { ...line }));
    // `innerText`: Playwright sees no text in a `noscript`.
    const status = page.locator('[data-status]').filter({ visible: true });
    await expect(status, 'in place of the status').toHaveText([hours.join(' · ')], { useInnerText: true });
  });
}

test('without scripts the pictures of a before/after pair stand side by side', async ({ page }) => {
  await page.goto(paths.gallery);
  const frame = page.locator('[data-seam]').first();
  const [before, after] = await frame.locator('> div:has(img)').evaluateAll((halves) =>
    halves.map((half) => {
      const { left, right, top } = half.getBoundingClientRect();
      return { left, right, top, words: half.textContent };
    }),
  );
  expect([before?.words, after?.words]).toEqual([messages.gallery.before, messages.gallery.after]);
  expect(after?.top).toBeCloseTo(before?.top ?? Infinity, 0);
  expect(after?.left).toBeGreaterThan((before?.right ?? Infinity) - 0.5);
  const link = page.getByRole('link', {
    name: fill(messages.lightbox.open_picture, { picture: gallery[0]?.title ?? '' }),
  });
  await expect(link).toHaveAttribute('href', /\.(avif|webp|jpg)$/);
});

test('without scripts the phone menu opens, leads to a section and closes', { tag: '@phone' }, async ({ page }) => {
  const { label = 'home', section } = mainNavigation.find((link) => link.section) ?? {};
  for (const start of [paths['price-list'], paths.home]) {
    await page.goto(start);
    await page.getByRole('button', { name: messages.nav.open }).tap();
    await page.locator('#menu').getByRole('link', { name: messages.nav[label], exact: true }).tap();
    await expect(page).toHaveURL(`${paths.home}#${section}`);
    await expectInSight(page.locator(`#${section}`).getByRole('heading').first());
  }
});
