import { expect, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { keepToSite } from './support/browsing';
import { holdBack, isScript } from './support/faults';
import { messages } from './support/messages';
import { test } from './support/test';

/** Addresses of the scripts a page asks for; the list grows as it asks. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Opens a page on which no timer fires by itself, and waits until everything it asks for is there. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await keepToSite(page);
  await page.clock.install({ time: '2026-03-02T10:00:00' });
  await page.clock.pauseAt('2026-03-02T10:00:01');
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Opens a page with every script held back until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  await keepToSite(page);
  // A page that was left meanwhile wants them no more.
  const release = await holdBack(page, isScript, (route) => route.continue().catch(() => {}));
  // Scripts that are asked for early would keep the load event from coming.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
  };
}

test.describe('before a sign of the visitor', () => {
  test.skip(({ isMobile }) => isMobile === true, 'What a page waits for does not depend on the screen.');

  for (const path of [routes.accueil, routes.contact, routes.galerie, routes.tarifs, '/rien']) {
    test(`${path} asks for no script`, async ({ page }) => {
      const scripts = watchScripts(page);
      await openAsleep(page, path);
      expect(scripts).toEqual([]);
    });
  }

  test('scripts come all the same, some seconds after the page has loaded', async ({ page }) => {
    const scripts = watchScripts(page);
    await openAsleep(page, routes.accueil);
    await page.clock.runFor(2500);
    expect(scripts).toEqual([]);
    await page.clock.runFor(2500);
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(scripts.length).toBeGreaterThan(0);
  });
});

test.describe('a sign of the visitor brings the scripts:', () => {
  const signs: Record<string, (page: Page) => Promise<void>> = {
    pointer: (page) => page.mouse.move(30, 300),
    wheel: (page) => page.mouse.wheel(0, 10),
    key: (page) => page.keyboard.press('Shift'),
    focus: (page) => page.keyboard.press('Tab'),
    scroll: (page) => page.evaluate(() => scrollTo(0, 200)),
  };
  for (const [name, make] of Object.entries(signs)) {
    test(name, async ({ page, isMobile }) => {
      test.skip(isMobile, 'Phones have touch, below.');
      await openAsleep(page, routes.accueil);
      expect(await isHydrated(page)).toBe(false);
      await make(page);
      await expect.poll(() => isHydrated(page)).toBe(true);
    });
  }

  test('touch', async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'this device has no touch screen');
    await openAsleep(page, routes.accueil);
    await page.touchscreen.tap(200, 300);
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
});

test('a second sign brings nothing twice', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Playwright does without the cache there, and asks again for what is kept');
  const scripts = watchScripts(page);
  await openAsleep(page, routes.accueil);
  await page.keyboard.press('Tab');
  await page.mouse.move(30, 300);
  await page.clock.runFor(5000);
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(scripts).toEqual([...new Set(scripts)]);
});

test.describe('before React has taken the page over', () => {
  test('a click on a link opens its page', async ({ page }) => {
    await openHeld(page, routes.accueil);
    await page.getByRole('link', { name: messages.hero.prices, exact: true }).click();
    await expect(page).toHaveURL(routes.tarifs);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a button that is pressed does its work afterwards, once', async ({ page }) => {
    const release = await openHeld(page, routes.galerie);
    const comparison = page.getByRole('slider').first();
    const [before] = await page.locator('main').getByRole('button', { name: messages.gallery.before }).all();
    await before?.click();
    await before?.click();
    await release();
    await expect(comparison).toHaveValue('100');
  });

  test('what was set on a control stays', async ({ page }) => {
    const release = await openHeld(page, routes.galerie);
    const comparison = page.getByRole('slider').first();
    await comparison.fill('80');
    await release();
    await expect(comparison).toHaveValue('80');
  });

  test('the menu opens, and stays open', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide screens have no menu button');
    const release = await openHeld(page, routes.accueil);
    await page.locator('header summary').tap();
    const entry = page.locator('header details').getByRole('link', { name: messages.nav.prices, exact: true });
    await expect(entry).toBeVisible();
    await release();
    await expect(page.getByRole('button', { name: messages.nav.close })).toHaveAttribute('aria-expanded', 'true');
    await entry.tap();
    await expect(page).toHaveURL(routes.tarifs);
  });
});

test.describe('the styles in the page are all it needs: the whole sheet changes nothing on', () => {
  const kinds = [
    routes.accueil,
    routes.prestations,
    routes.tarifs,
    routes.galerie,
    routes.blog,
    routes.contact,
    routes.conditions,
    routes['services-coiffure'],
    routes['services-onglerie'],
    routes.onglerie,
    routes.coupe,
    routes['coiffure-franches-montagnes'],
    routes['service-coupe-femme'],
    '/rien',
  ];
  for (const path of kinds) {
    test(path, async ({ page }) => {
      await page.route(isScript, (route) => route.abort());
      await openAsleep(page, path);
      await rememberLooks(page);
      const sheet = page.waitForResponse((response) => response.request().resourceType() === 'stylesheet');
      await page.keyboard.press('Shift');
      await (await sheet).finished();
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(3);
      expect(await changedLooks(page)).toEqual([]);
    });
  }
});

/** What a visitor would see of a missing rule, beside places and sizes. */
const properties = [
  ...['color', 'backgroundColor', 'backgroundImage', 'borderTopColor', 'borderTopStyle', 'boxShadow', 'opacity'],
  ...['fontFamily', 'fontWeight', 'fontVariantNumeric', 'letterSpacing', 'textDecoration', 'textWrap', 'listStyleType'],
  ...[
    'objectFit',
    'overflow',
    'pointerEvents',
    'position',
    'visibility',
    'zIndex',
    'animationName',
    'viewTransitionName',
  ],
  ...['transition', 'translate', 'rotate', 'scale', 'cursor', 'content'],
];

/** Keeps how every element looks, in the page itself. */
function rememberLooks(page: Page): Promise<void> {
  return page.evaluate((names) => {
    const looksOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part || null);
        // An element without content in `::before` has no such part.
        if (part && style.content === 'none') return '';
        return names.map((name) => `${name}: ${style[name as 'color']}`).join('; ');
      });
      return `${element.localName} ${x} ${y} ${width} ${height} ${styles.join(' | ')}`;
    };
    const elements = [...document.querySelectorAll('html, body, body *:not(script)')];
    const before = elements.map(looksOf);
    const changes = () => elements.map(looksOf).filter((looks, index) => looks !== before[index]);
    Object.assign(window, { changes });
  }, properties);
}

/** The elements that look different since, with their new looks. */
function changedLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { changes: () => string[] }).changes().slice(0, 5));
}
