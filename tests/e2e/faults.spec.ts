import { expect, type Page, type Route, test } from '@playwright/test';
import { routes } from '@/content/routes';
import { runtimeFiles } from '@/scripts/bench/weigh';
import { outDir } from '@/scripts/support/paths';
import {
  giveSign,
  isForeign,
  isHydrated,
  keepToSite,
  openHydrated,
  scrollThrough,
  wake,
  whenQuiet,
} from './support/browsing';
import {
  answerWithPage,
  cutOff,
  deployAnew,
  expectReadable,
  fileOf,
  followLink,
  hasReactStarted,
  holdBack,
  isData,
  isFont,
  isPicture,
  isScript,
  isStyle,
  refuseStorage,
  watchErrors,
} from './support/faults';
import { messages } from './support/messages';
import { everyPath } from './support/pages';

// The table of docs/quality.md tells what a visitor sees of each.
test.skip(({ isMobile }) => isMobile === true, 'What does not arrive does not arrive on any screen.');

const { form: words, notices } = messages;

/** Opens a page on which something is missing, and lets everything else come. */
async function openMaimed(page: Page, path: string): Promise<void> {
  // The load event waits for what was asked for early and never comes.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await giveSign(page);
  await whenQuiet(page);
  expect(await hasReactStarted(page)).toBe(false);
}

/** Everything arrives again. */
async function mend(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await keepToSite(page);
}

test.describe('can be read and left, whatever is missing:', () => {
  for (const [index, path] of everyPath.entries()) {
    test(path, async ({ page }) => {
      const errors = watchErrors(page);

      await test.step('everything but the page itself', async () => {
        await cutOff(page, isScript, isStyle, isFont, isPicture, isForeign);
        const scripts = page.waitForEvent('requestfailed', (request) => isScript(new URL(request.url())));
        await page.goto(path);
        await giveSign(page);
        await scripts;
        await expectReadable(page, path);
        await followLink(page);
      });

      await test.step('one of its scripts, another one on each page', async () => {
        await mend(page);
        const scripts = runtimeFiles(outDir, fileOf(path)).scripts;
        await cutOff(page, ({ pathname }) => pathname === scripts[index % scripts.length]);
        await openMaimed(page, path);
        await expectReadable(page, path);
        await followLink(page);
      });

      await test.step('fonts, pictures, third parties and storage', async () => {
        await mend(page);
        await cutOff(page, isFont, isPicture, isForeign);
        await refuseStorage(page);
        await page.goto(path);
        await wake(page);
        await expectReadable(page, path);
        await expectReadable(page, await followLink(page));
        await wake(page);
      });

      expect(errors).toEqual([]);
    });
  }
});

test.describe('a script that fails when all others are there takes nothing away:', () => {
  for (const path of [routes.accueil, routes.contact, routes.galerie]) {
    test(path, async ({ page }) => {
      const errors = watchErrors(page);
      for (const script of runtimeFiles(outDir, fileOf(path)).scripts) {
        await test.step(script, async () => {
          await mend(page);
          const fail = await holdBack(
            page,
            ({ pathname }) => pathname === script,
            (route) => route.abort(),
          );
          await openMaimed(page, path);
          const failed = page.waitForEvent('requestfailed');
          fail();
          await failed;
          await expectReadable(page, path);
        });
      }
      await followLink(page);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('what React starts from', () => {
  for (const [what, answer] of [
    ['is refused', answerWithPage(404)],
    ['is a page of the host', answerWithPage(200)],
    ['is a page of the host that is called text', answerWithPage(200, 'text/plain')],
    ['is out of reach', (route: Route) => route.abort()],
  ] as const) {
    test(`${what}: the page stays as it is, and links lead on`, async ({ page }) => {
      const errors = watchErrors(page);
      await keepToSite(page);
      await page.route(isData, answer);
      await openMaimed(page, routes.contact);
      await expectReadable(page, routes.contact);
      await mend(page);
      await followLink(page);
      await wake(page);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('a link leads to its page, and on from there, when', () => {
  /** Longer than the visitor is left waiting. */
  const aWhile = 10_000;

  for (const [what, isMeant, answer, isNoticed] of [
    ['its data is refused', isData, answerWithPage(404), true],
    ['its data is a page of the host', isData, answerWithPage(200), true],
    ['its data is a page of the host that is called text', isData, answerWithPage(200, 'text/plain'), true],
    ['its data is out of reach', isData, (route: Route) => route.abort(), true],
    ['its data never comes', isData, () => {}, false],
    ['its scripts are refused', isScript, answerWithPage(404), true],
    ['its scripts are out of reach', isScript, (route: Route) => route.abort(), true],
    ['its scripts are pages of the host', isScript, answerWithPage(200), false],
  ] as const) {
    test(what, async ({ page }) => {
      await page.clock.install();
      await openHydrated(page, routes.contact);
      await whenQuiet(page);
      await page.route(isMeant, answer);
      const arrival = followLink(page);
      // Nothing tells the page that something is wrong but the time it takes.
      if (!isNoticed) await page.waitForRequest((request) => isMeant(new URL(request.url())));
      if (!isNoticed) await page.clock.runFor(aWhile);
      const path = await arrival;
      await expectReadable(page, path);
      await mend(page);
      await followLink(page);
      await wake(page);
    });
  }
});

test.describe('the whole style sheet', () => {
  test('is late: the page has its looks, and scripts wait with it', async ({ page }) => {
    await keepToSite(page);
    const release = await holdBack(page, isStyle);
    await openMaimed(page, routes.contact);
    await expectReadable(page, routes.contact);
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test('never comes: each page loads with its own styles', async ({ page }) => {
    await keepToSite(page);
    await cutOff(page, isStyle);
    await openMaimed(page, routes.contact);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await expectReadable(page, await followLink(page));
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  });
});

test('text does not wait for its fonts', async ({ page }) => {
  await keepToSite(page);
  await page.goto(routes.accueil);
  const fonts = await page.evaluate(() => [...document.fonts].map(({ family, display }) => `${family}: ${display}`));
  expect(fonts.filter((font) => font.endsWith(': swap')).length).toBeGreaterThan(1);
  // Faces of the visitor's own device, which stand in meanwhile, need no waiting either.
  expect(fonts.filter((font) => /: (block|fallback|optional)$/.test(font))).toEqual([]);
});

test('what text is set in until its fonts are there is known to the browser', async ({ page }) => {
  await openHydrated(page, routes.accueil);
  const unknown = await page.evaluate(() => {
    const bare = (family: string) => family.trim().replace(/^"(.*)"$/, '$1');
    const known = [...document.fonts].map(({ family }) => bare(family));
    // Families that every device knows, or one of its own.
    const others = ['Georgia', 'serif', 'system-ui', 'sans-serif'];
    const named = ['h1', 'p'].flatMap((element) => {
      const place = document.querySelector(`main ${element}`);
      return place ? getComputedStyle(place).fontFamily.split(',').map(bare) : [];
    });
    return named.filter((family) => !known.includes(family) && !others.includes(family));
  });
  expect(unknown).toEqual([]);
});

test.describe('where neither a picture nor its stand-in arrives, a calm ground in its colour stays:', () => {
  for (const path of [routes.accueil, routes.galerie, routes.blog, routes['services-coiffure']]) {
    test(path, async ({ page }) => {
      await keepToSite(page);
      await cutOff(page, isPicture, isForeign);
      await page.goto(path);
      await wake(page);
      await scrollThrough(page);
      const pictures = () =>
        page.locator('main picture').evaluateAll((all) =>
          all.map((frame) => {
            const image = frame.querySelector('img');
            const isBroken = image?.complete && image.naturalWidth === 0;
            const isShown = image && getComputedStyle(image).opacity !== '0';
            const ground = getComputedStyle(frame).backgroundColor;
            const { width, height } = frame.getBoundingClientRect();
            const isCalm = isBroken && !isShown && !/rgba?\(0, 0, 0(, 0)?\)/.test(ground) && width * height > 0;
            return isCalm && image.hasAttribute('alt') ? 'calm' : image?.outerHTML;
          }),
        );
      await expect.poll(async () => [...new Set(await pictures())]).toEqual(['calm']);
    });
  }
});

test('the contact page goes on working offline, keeps what was typed, and links work again afterwards', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  await openHydrated(page, routes.contact);
  await whenQuiet(page);
  await context.setOffline(true);
  const form = page.locator('#demande');
  await form.getByLabel(words.name, { exact: true }).fill('Ana Müller');
  await form.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
  await form.locator('select').selectOption({ label: words.services.cutting });
  await expectReadable(page, routes.contact);
  await page.locator(`footer a[href="${routes.blog}"]`).hover();
  await expect(form.getByLabel(words.name, { exact: true })).toHaveValue('Ana Müller');
  await expect(form.getByLabel(words.email, { exact: true })).toHaveValue('ana@example.ch');
  await form.getByRole('button', { name: words.submit }).click();
  await expect(form.getByRole('heading', { name: notices.success_title })).toBeVisible();
  await context.setOffline(false);
  await expectReadable(page, await followLink(page));
  expect(errors).toEqual([]);
});

test('a link followed offline leads back, and on, once the network is there again', async ({ page, context }) => {
  await openHydrated(page, routes.contact);
  await whenQuiet(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.locator(`footer a[href="${routes.blog}"]`).click();
  await failed;
  await context.setOffline(false);
  await page.goto(routes.contact);
  await expectReadable(page, routes.contact);
  await followLink(page);
});

test.describe('a deploy in between', () => {
  // What the last page still asks for is nobody's business any more.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('a page that is open goes on working, and its links lead to the new build', async ({ page }) => {
    await openHydrated(page, routes.contact);
    await whenQuiet(page);
    await deployAnew(page);
    const form = page.locator('#demande');
    await form.getByLabel(words.name, { exact: true }).fill('Ana Müller');
    await expect(form.locator('select')).toBeVisible();
    await expect(form.getByLabel(words.name, { exact: true })).toHaveValue('Ana Müller');
    await expectReadable(page, await followLink(page));
    await wake(page);
    expect(await page.locator('script[data-scripts]').getAttribute('data-scripts')).toContain('static/next/');
  });

  test('a page whose scripts were still to come stays as it is, and its links lead to the new build', async ({
    page,
  }) => {
    await keepToSite(page);
    await page.clock.install();
    await page.goto(routes.galerie);
    await page.clock.pauseAt(Date.now() + 1000);
    await deployAnew(page);
    await giveSign(page);
    await page.clock.resume();
    await whenQuiet(page);
    expect(await hasReactStarted(page)).toBe(false);
    await expectReadable(page, routes.galerie);
    await followLink(page);
    await wake(page);
  });

  test('a page fetched ahead before it opens all the same', async ({ page }) => {
    await openHydrated(page, routes.contact);
    await page.locator(`footer a[href="${routes.blog}"]`).hover();
    await whenQuiet(page);
    await deployAnew(page);
    const path = await followLink(page);
    await expectReadable(page, path);
    await followLink(page);
  });
});

test('a page on which React fails is shown as its file has it, once, and the next one works', async ({ page }) => {
  await keepToSite(page);
  await page.addInitScript((path) => {
    if (location.pathname !== path) return;
    window.matchMedia = () => {
      throw new Error('an island broke');
    };
  }, routes.accueil);
  await page.goto(routes.accueil);
  const failure = page.waitForEvent('console', (message) => message.text().includes('an island broke'));
  const reload = page.waitForEvent('load');
  await giveSign(page);
  await failure;
  await reload;
  await giveSign(page);
  await whenQuiet(page);
  expect(await hasReactStarted(page)).toBe(false);
  await expectReadable(page, routes.accueil);
  await followLink(page);
  await wake(page);
});
