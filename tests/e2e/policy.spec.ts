import { expect, type Page, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { salon } from '@/content/salon';
import { mapEmbedHref } from '@/lib/links/contact-links';
import { openHydrated, scrollThrough, whenQuiet } from './support/browsing';
import { everyPath } from './support/pages';

test.skip(({ isMobile }) => isMobile === true, 'The policy is the same for every screen.');

/** Makes a page keep what the browser refuses, from before its first byte. */
async function recordRefusals(page: Page): Promise<() => Promise<string[]>> {
  const kept: string[] = [];
  await page.exposeFunction('keepRefusal', (refusal: string) => kept.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { keepRefusal } = window as unknown as { keepRefusal: (refusal: string) => void };
      keepRefusal([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  // The event cannot tell of what was refused before the script above ran, the console can.
  page.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text())) kept.push(message.text());
  });
  return async () => {
    // An answer from the page comes after the events it has already sent.
    await page.evaluate(() => undefined);
    return kept;
  };
}

for (const path of everyPath) {
  test(`${path} asks no other host for anything but its map, and for nothing that its policy refuses`, async ({
    page,
  }) => {
    const refusals = await recordRefusals(page);
    // Without scrolling, so that scripts had their chance before anything else had.
    const foreign = await openHydrated(page, path);
    expect(foreign).toEqual([]);
    await scrollThrough(page);
    expect(await refusals()).toEqual([]);
    expect(foreign.filter((url) => new URL(url).origin !== new URL(mapEmbedHref()).origin)).toEqual([]);
  });
}

test('a walk from page to page asks for nothing that is refused', async ({ page }) => {
  const refusals = await recordRefusals(page);
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await openHydrated(page, routes.accueil);
  const links = await page.locator('footer a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.length).toBeGreaterThan(10);
  for (const href of new Set(links)) {
    await page.locator(`footer a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href ?? '');
    await expect(page.locator('h1')).toHaveCount(1);
  }
  expect(await refusals()).toEqual([]);
  expect(failed).toEqual([]);
});

test('pages that the mouse points at may be prepared', async ({ page }) => {
  const refusals = await recordRefusals(page);
  await openHydrated(page, routes.tarifs);
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  expect(JSON.parse((await rules.textContent()) ?? '')).toHaveProperty('prerender');
  await page.locator(`footer a[href="${routes.blog}"]`).hover();
  await whenQuiet(page);
  expect(await refusals()).toEqual([]);
});

test('the booking form works under the policy', async ({ page }) => {
  const refusals = await recordRefusals(page);
  await openHydrated(page, routes.contact);
  const form = page.locator('main form');
  for (const button of await form.locator('button[aria-haspopup], [role="combobox"]').all()) {
    await button.click();
    await expect(page.locator('[role="grid"], [role="option"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  expect(await refusals()).toEqual([]);
});

test.describe('what somebody slips into a page', () => {
  const attacks = {
    'an inline script': '<script>window.wasRun = true</script>',
    'an event handler': '<img src="data:," onerror="window.wasRun = true">',
    'a javascript: frame': '<iframe src="javascript:parent.wasRun = true"></iframe>',
    'a script of another host': '<script src="https://attack.example/a.js"></script>',
  };
  for (const [name, markup] of Object.entries(attacks)) {
    test(`${name} does not run`, async ({ page }) => {
      const refusals = await recordRefusals(page);
      await page.route('https://attack.example/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.wasRun = true' }),
      );
      await page.route(`**${routes.tarifs}`, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        const body = (await response.text()).replace('<main', `${markup}<main`);
        // Without the header: on many hosts the page has nothing but the policy it carries.
        await route.fulfill({ status: 200, headers, body });
      });
      await page.goto(routes.tarifs);
      expect(await page.content()).toContain(salon.name);
      await expect.poll(refusals).not.toEqual([]);
      expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    });
  }
});

test('no other site may frame a page', async ({ request }) => {
  for (const path of [routes.accueil, routes.contact, '/rien']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
