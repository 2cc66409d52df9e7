import { expect, test } from '@playwright/test';
import { siteSalon } from '@/lib/content/salon';
import { paths } from '@/tests/support/paths';
import { recordRefusals } from './support/browsing';

// That no page asks for anything its policy refuses, walk.spec.ts sees on its way through all of them.

test('nothing runs that somebody slips into a page', async ({ page }) => {
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
      // Without a header: on many hosts the page has nothing but the policy it carries.
      await route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto(paths['price-list']);
    expect(await page.content()).toContain(siteSalon.name);
    await expect.poll(takeRefusals, markup).not.toEqual([]);
    expect(await page.evaluate(() => 'wasRun' in window), markup).toBe(false);
  }
});
