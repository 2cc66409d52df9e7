import { expect } from '@playwright/test';
import { drawnMap, salon } from '@/lib/content/content';
import { mapEmbedHref } from '@/lib/links/contact-links';
import { paths } from '@/tests/support/paths';
import { isForeign, jumpTo, recordRefusals, scrollTop, watchRequests } from './support/browsing';
import { messagesIn } from './support/messages';
import { localeAt, versionsOf } from './support/pages';
import { test } from './support/test';

/** Paths of the pages with the map: contact in each language, and home. */
const mapPaths = [...versionsOf('contact'), paths.home];

test('Google’s map loads only on request, in the place of the drawn map', {
  tag: '@translated',
}, async ({ page }) => {
  const foreign = watchRequests(page, isForeign);
  for (const path of mapPaths) {
    const locale = localeAt(path);
    const { map_show, map_tells } = messagesIn(locale).contact;
    await page.goto(path);
    const button = page.getByRole('button', { name: map_show });
    await expect(button).toContainText(map_tells);
    const drawn = page.locator('div:has(> [data-map])');
    await button.scrollIntoViewIfNeeded();
    await expect(drawn.locator('[data-moment] > ul > li')).toHaveCount(drawnMap?.places.length ?? 0);
    const scrolled = await scrollTop(page);
    const place = Object.entries((await drawn.boundingBox()) ?? {}).map(([side, at]) => [side, expect.closeTo(at, 0)]);
    expect(foreign, path).toEqual([]);
    await button.press('Enter');
    const frame = page.getByTitle('Google Maps');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect.poll(() => foreign.splice(0)).toEqual([mapEmbedHref(locale)]);
    await jumpTo(page, scrolled);
    for (const now of [frame, drawn]) expect(await now.boundingBox()).toEqual(Object.fromEntries(place));
    // The drawn map behind Google's map can neither be reached nor read out.
    await expect(drawn).toHaveAttribute('inert');
  }
});

test('the content policy blocks scripts injected into a page', { tag: '@more' }, async ({ page }) => {
  const takeRefusals = await recordRefusals(page);
  await page.route('https://attack.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.wasRun = true' }),
  );
  for (const markup of [
    '<script>window.wasRun = true</script>',
    '<img src="data:," onerror="window.wasRun = true">',
    '<iframe src="javascript:parent.wasRun = true"></iframe>',
    '<script src="https://attack.example/a.js"></script>',
  ]) {
    await page.route(`**${paths['price-list']}`, async (route) => {
      const body = (await (await route.fetch()).text()).replace('<main', `${markup}<main`);
      // Without headers: on many hosts a page has only the policy in its HTML.
      await route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto(paths['price-list']);
    expect(await page.content()).toContain(salon.name);
    await expect.poll(takeRefusals, markup).not.toEqual([]);
    expect(await page.evaluate(() => 'wasRun' in window), markup).toBe(false);
  }
});
