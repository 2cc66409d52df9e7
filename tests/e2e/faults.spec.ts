import { expect, type Page, type Route, test } from '@playwright/test';
import { salon } from '@/lib/content/content';
import { bookingHref } from '@/lib/links/contact-links';
import { formSection } from '@/lib/links/fragments';
import { fileFor, openFile, readSite } from '@/scripts/inspect/exported-site';
import { paths } from '@/tests/support/paths';
import { expectNoFault } from './support/axe';
import { hydrate, isForeign, scrollThrough, scrollTop, touchIslands, watchErrors } from './support/browsing';
import { cutOff, expectReadable, followLink, isFont, isPicture, refuseStorage } from './support/faults';
import { everyPath, moreUnless, versionsOf } from './support/pages';
import { waysToBook } from './support/ways-to-book';

const contactPaths = versionsOf('contact');

/** Pages that differ most in their header, bar at the foot and parts. */
const differentPaths = [paths.home, paths.contact, paths.service];

const areInViewport = (elements: Element[]) =>
  elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** Fails unless all islands have failed and the page is readable; its form keeps its text and sends nothing. */
async function expectPlain(page: Page, path: string): Promise<void> {
  const islands = page.locator('[data-props]');
  await expect(islands).not.toHaveCount(0);
  for (const island of await islands.all()) await expect(island).toHaveAttribute('data-state', 'failed');
  await expectReadable(page, path);
  const isForm = contactPaths.includes(path);
  await expect(page.locator('main form:visible')).toHaveCount(isForm ? 1 : 0);
  if (!isForm) return;
  const part = page.locator(`#${formSection}`);
  const field = part.locator('input').first();
  await field.fill('Ana Müller');
  for (const pressed of [field, part.locator('[type="submit"]')]) {
    await pressed.press('Enter');
    await expect(pressed).toBeFocused();
  }
  await expect(field).toHaveValue('Ana Müller');
  await expect(part.getByRole('alert')).toBeVisible();
  for (const way of ['tel:', 'mailto:']) await expect(part.locator(`[data-island] a[href^="${way}"]`)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
}

const refuseScripts = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" } });
};

for (const [fault, files, answer] of [
  ['the late stylesheet is lost', '**/*.late.css', (route: Route) => route.abort()],
  ['the late stylesheet hangs', '**/*.late.css', () => undefined],
  ['pictures hang', '**/*.avif', () => undefined],
  ['scripts are refused', (url: URL) => !url.pathname.includes('.'), refuseScripts],
] as const) {
  const tag = ['@phone', ...moreUnless(answer, [refuseScripts])];
  test(`header and a way to book stay, and scrolled pages are readable, if ${fault}`, { tag }, async ({ page }) => {
    await page.route(files, answer);
    for (const path of differentPaths) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      await page.mouse.wheel(0, 1.5 * (page.viewportSize()?.height ?? 0));
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
      await expect(page.locator('header'), path).toBeInViewport({ ratio: 1 });
      // The bar at the foot is hidden only while a booking button of the page is on screen.
      const ways = page.locator(`main [data-cta] a, nav :is(${waysToBook})`).filter({ visible: true });
      const message = `a way to book on ${path}`;
      await expect.poll(() => ways.evaluateAll(areInViewport), { message, intervals: [100] }).toContain(true);
      await expectReadable(page, path);
    }
  });
}

/** The islands by the address of their code, each with a page that has it, and the files that it loads there. */
const islands = new Map(
  everyPath
    .toReversed()
    .flatMap((path) =>
      [...openFile(fileFor(path) ?? '/404.html').querySelectorAll<HTMLElement>('[data-island]')].map(
        ({ dataset }) =>
          [dataset.island?.split(' ')[0] ?? '', { path, props: dataset.props, choice: dataset.choice }] as const,
      ),
    ),
);

for (const path of new Set([...islands.values()].map((island) => island.path))) {
  const tag = moreUnless(path, [paths.contact]);
  test(`${path} is readable, and a footer link works, if all its files fail to load`, { tag }, async ({ page }) => {
    const errors = watchErrors(page);

    await test.step('everything but the page itself', async () => {
      await page.route('**', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
      await page.goto(path);
      await touchIslands(page);
      // The island of the + buttons starts by a press; by script, because buttons have no size without late styles.
      const sign = page.locator('[data-island*="/choice-"] button').first();
      if (await sign.count()) await sign.dispatchEvent('click');
      await scrollThrough(page);
      await expectPlain(page, path);
      if (contactPaths.includes(path)) await expectNoFault(page, 'without the form');
      await followLink(page);
    });

    await test.step('fonts, pictures, third parties and storage', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await cutOff(page, isFont, isPicture, isForeign);
      await refuseStorage(page);
      await page.goto(path);
      await hydrate(page);
      await expectReadable(page, path);
      await scrollThrough(page);
      // No icon of a broken picture covers the colour behind it.
      const pictures = page.locator('main picture img');
      const rough = () =>
        pictures.evaluateAll((all) =>
          (all as HTMLImageElement[]).flatMap((image) =>
            image.complete && image.naturalWidth === 0 && image.style.opacity === '0' ? [] : image.outerHTML,
          ),
        );
      await expect.poll(rough).toEqual([]);
    });

    expect(errors).toEqual([]);
  });
}

for (const [island, { path, props, choice }] of islands) {
  const name = island.replace(/.*\/(.*)-.*/, '$1');
  const shared = readSite(fileFor(island) ?? '').includes('/chunk-') ? [/\/chunk-/] : [];
  const styles = props ? [/(?<!\.late)\.css/] : [];
  const files = [island, props, choice].flatMap((file) => (file ? new RegExp(file) : []));
  const tag = moreUnless(name, ['choice']);
  test(`island ${name} fails if any one of its files fails to load, and loads at the next use`, {
    tag,
  }, async ({ page }) => {
    const errors = watchErrors(page);
    const root = page.locator(`[data-island^="${island}"]`).first();
    const control = root.locator('button[type]:visible').first();
    for (const missing of [...files, ...shared, ...styles]) {
      await page.route(missing, (route) => route.abort());
      await page.goto(path);
      const isPressed = (await control.count()) > 0;
      const use = () => (isPressed ? control.click() : root.dispatchEvent('focusin'));
      const isForm = (await root.locator('form').count()) > 0;
      const notice = isForm ? root.getByRole('alert') : page.locator('.not-loaded');
      await use();
      await expect(root, String(missing)).toHaveAttribute('data-state', 'failed');
      await expect(root.locator('[aria-busy="true"]')).toHaveCount(0);
      if (isPressed || isForm) await expect(notice).toBeVisible();
      await page.unroute(missing);
      // The button of the not-found page leads to another page.
      await (name === 'not-found' ? root.dispatchEvent('focusin') : use());
      await expect(root, String(missing)).toHaveAttribute('data-state', 'hydrated');
      await expect(notice).toBeHidden();
    }
    expect(errors).toEqual([]);
  });
}

test('if scripts are blocked, other ways to book replace the form, which sends nothing', async ({ page }) => {
  await page.route(`**${paths.contact}`, refuseScripts);
  await page.goto(paths.contact);
  const form = page.locator('main form');
  await expect(form).toBeHidden();
  const ways = page.locator('#demande [data-island] + *').getByRole('link');
  const addresses = ['tel:', 'mailto:', salon.whatsapp && 'https://wa.me/', bookingHref()].filter(Boolean);
  for (const address of addresses) await expect(ways.and(page.locator(`[href^="${address}"]`))).toBeVisible();
  await expect(ways).toHaveCount(addresses.length);
  await expectReadable(page, paths.contact);
  await form.evaluate((element: HTMLFormElement) => {
    for (const field of element.querySelectorAll('input')) field.value = 'Ana';
    element.requestSubmit();
  });
  await expect(form.locator('input').first()).toHaveValue('Ana');
  await expect(page).toHaveURL(paths.contact);
  await followLink(page);
});
