import { expect, type Page, type Route, test } from '@playwright/test';
import { germanPaths, paths } from '@/tests/support/paths';
import {
  hydrate,
  isForeign,
  openHydrated,
  openMoving,
  scrollThrough,
  touchIslands,
  watchErrors,
} from './support/browsing';
import {
  answerWithPage,
  cutOff,
  deployAnew,
  expectReadable,
  followLink,
  holdBack,
  isFont,
  isPicture,
  isProps,
  isScript,
  isStyle,
  refuseStorage,
  scriptFaults,
} from './support/faults';
import { messages } from './support/messages';
import { missingPath } from './support/pages';

// The table of docs/quality.md tells what a visitor sees of each.

const { form: words, handoff } = messages;

/** Every page with islands: all kinds of them. */
const pathsWithIslands = [paths.home, paths.contact, germanPaths.contact, paths.gallery, missingPath];

const islands = (page: Page) => page.locator('[data-props]');

/** Fails unless every island of the page has given up, and the page goes on without. */
async function expectPlain(page: Page, path: string): Promise<void> {
  await expect(islands(page)).not.toHaveCount(0);
  for (const island of await islands(page).all()) await expect(island).toHaveAttribute('data-state', 'failed');
  await expectReadable(page, path);
  const isForm = path === paths.contact || path === germanPaths.contact;
  await expect(page.locator('main form:visible')).toHaveCount(isForm ? 1 : 0);
  if (isForm) await expectNothingLost(page);
}

/** Fails unless a form that does not work keeps what is typed and the focus, sends nothing, says so and names other ways. */
async function expectNothingLost(page: Page): Promise<void> {
  const address = page.url();
  const part = page.locator('#demande');
  const field = part.locator('input').first();
  const button = part.locator('[type="submit"]');
  await field.fill('Ana Müller');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await button.press('Enter');
  await expect(button).toBeFocused();
  await expect(field).toHaveValue('Ana Müller');
  await expect(part.getByRole('alert')).toBeVisible();
  for (const way of ['tel:', 'mailto:']) await expect(part.locator(`a[href^="${way}"]:visible`)).toHaveCount(1);
  expect(page.url()).toBe(address);
}

// That every page can be read without scripts, no-scripts.spec.ts sees.
for (const path of [...pathsWithIslands, paths['price-list'], paths.blog]) {
  test(`${path} can be read and left, whatever is missing`, async ({ page }) => {
    const errors = watchErrors(page);

    await test.step('everything but the page itself', async () => {
      await cutOff(page, isScript, isProps, isStyle, isFont, isPicture, isForeign);
      await page.goto(path);
      await touchIslands(page);
      await scrollThrough(page);
      await expectReadable(page, path);
      await followLink(page);
    });

    await test.step('fonts, pictures, third parties and storage', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await cutOff(page, isFont, isPicture, isForeign);
      await refuseStorage(page);
      await page.goto(path);
      await hydrate(page);
      await expectReadable(page, path);
      await expectReadable(page, await followLink(page));
    });

    expect(errors).toEqual([]);
  });
}

test.describe('an island that does not come leaves its page as it is, and links lead on, when', () => {
  const isChunk = ({ pathname }: URL) => /\/chunk-[^/]+\.js$/.test(pathname);
  const answers = {
    'not found': answerWithPage(404),
    'an error of the host': answerWithPage(500),
    'a page of the host': answerWithPage(200),
    'out of reach': (route: Route) => route.abort(),
  };
  const faults = [
    ...Object.entries(answers).flatMap(([how, answer]) => [
      { what: `its code is ${how}`, isMeant: isScript, answer },
      { what: `its data is ${how}`, isMeant: isProps, answer },
    ]),
    { what: 'its code lacks a part', isMeant: isChunk, answer: answers['not found'] },
    {
      what: 'its code is a page of the host that is called a script',
      isMeant: isScript,
      answer: answerWithPage(200, 'text/javascript'),
    },
    {
      what: 'its data is of another build, on which React fails',
      isMeant: isProps,
      answer: (route: Route) => route.fulfill({ contentType: 'application/json', body: '{}' }),
    },
    { what: 'the whole style sheet is out of reach', isMeant: isStyle, answer: answers['out of reach'] },
  ];
  for (const { what, isMeant, answer } of faults) {
    test(what, async ({ page }) => {
      const errors = watchErrors(page);
      await page.route(isMeant, answer);
      // Every page goes on in the same way without its code; each other fault is tried where most is lost.
      for (const path of isMeant === isScript && answer === answers['not found'] ? pathsWithIslands : [paths.contact]) {
        await page.goto(path);
        await touchIslands(page);
        await expectPlain(page, path);
      }
      await followLink(page);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('where the script of the page fails', () => {
  const { blocked, cut, throwing } = scriptFaults;

  for (const [what, fail] of [
    ['is blocked by a policy', blocked],
    ['is cut off in the middle', cut],
    ['throws where it starts islands', (page: Page) => throwing(page, '[data-island]')],
  ] as const) {
    test(`other ways stand in the place of the form, which sends nothing: it ${what}`, async ({ page }) => {
      await fail(page, paths.contact);
      await page.goto(paths.contact);
      const form = page.locator('main form');
      await expect(form).toBeHidden();
      for (const way of ['tel:', 'mailto:', 'https://wa.me/', 'https://booking.'])
        await expect(page.locator(`#demande a[href^="${way}"]:visible`)).toHaveCount(1);
      await expectReadable(page, paths.contact);
      await form.evaluate((element: HTMLFormElement) => {
        for (const field of element.querySelectorAll('input')) field.value = 'Ana';
        element.requestSubmit();
      });
      await expect(form.locator('input').first()).toHaveValue('Ana');
      expect(page.url()).toMatch(new RegExp(`${paths.contact}$`));
      await followLink(page);
    });
  }

  for (const looksFor of ['[data-status]', '[data-reveal]', 'menu', 'picture img']) {
    test(`in the part that looks for "${looksFor}", the form works all the same`, async ({ page }) => {
      const errors = watchErrors(page);
      await throwing(page, looksFor);
      await openMoving(page, paths.contact);
      const name = page.locator('#demande').getByLabel(words.name, { exact: true });
      await name.fill('A');
      await name.press('Enter');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toHaveValue('A');
      expect(errors).toEqual([looksFor]);
    });
  }
});

for (const [what, isMeant] of [
  ['code', isScript],
  ['data', isProps],
  ['style sheet', isStyle],
] as const) {
  test(`an island that is kept waiting for its ${what} leaves its page as it is, and works when it is there`, async ({
    page,
  }) => {
    const release = await holdBack(page, isMeant);
    const isAsked = page.waitForRequest((request) => isMeant(new URL(request.url())));
    await page.goto(paths.contact);
    await touchIslands(page);
    await isAsked;
    for (const island of await islands(page).all()) await expect(island).toHaveAttribute('data-state', 'static');
    await expectReadable(page, paths.contact);
    await expect(page.locator('main form')).toBeVisible();
    release();
    await hydrate(page);
  });
}

test('an island on which React fails later goes back to what its file has, with what was typed, and links lead on', async ({
  page,
}) => {
  await openHydrated(page, paths.contact);
  const email = page.locator('#demande').getByLabel(words.email, { exact: true });
  await email.fill('ana@example.ch');
  await page.getByRole('button', { name: words.date_choose }).evaluate((button: HTMLElement) => {
    // What no calendar can do without.
    Object.defineProperty(window, 'Date', { value: undefined });
    button.click();
  });
  await expectPlain(page, paths.contact);
  await expect(email).toHaveValue('ana@example.ch');
  await followLink(page);
});

test('text does not wait for its fonts', async ({ page }) => {
  await page.goto(paths.home);
  const faces = await page.evaluate(() => [...document.fonts].map(({ family, display }) => `${family}: ${display}`));
  expect(faces.filter((face) => /: (swap|optional)$/.test(face)).length).toBeGreaterThan(1);
  // Faces of the visitor's own device, the fallback, need no waiting either.
  expect(faces.filter((face) => /: (block|fallback)$/.test(face))).toEqual([]);
});

test('a calm ground stays where neither a picture nor the stock photo arrives', async ({ page }) => {
  await cutOff(page, isPicture);
  await openHydrated(page, paths.gallery);
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

test('the contact page goes on working offline, keeps what was typed, and links work again afterwards', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  // A day on which the salon is open.
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00Z'));
  await openHydrated(page, paths.contact);
  await context.setOffline(true);
  const form = page.locator('#demande');
  const name = form.getByLabel(words.name, { exact: true });
  await name.fill('Ana Müller');
  await form.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
  await form.getByRole('combobox', { name: words.service }).click();
  await page.getByRole('option', { name: words.services.cutting }).click();
  await expectReadable(page, paths.contact);
  await expect(name).toHaveValue('Ana Müller');
  await form.getByRole('button', { name: words.submit }).click();
  await expect(form.getByRole('heading', { name: handoff.ready })).toBeVisible();
  await context.setOffline(false);
  await expectReadable(page, await followLink(page));
  expect(errors).toEqual([]);
});

test.describe('a deploy in between', () => {
  // What a page still asks for when its test ends has nowhere to go.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('leaves a page that is used working, and its links lead to the new build, which works too', async ({ page }) => {
    await openHydrated(page, paths.contact);
    await deployAnew(page);
    const form = page.locator('#demande');
    await form.getByRole('combobox', { name: words.service }).click();
    await page.getByRole('option', { name: words.services.cutting }).click();
    await expect(form.getByRole('combobox', { name: words.service })).toHaveText(words.services.cutting);
    await expectReadable(page, await followLink(page));
    await page.goto(paths.contact);
    await hydrate(page);
    await expect(form.locator('[data-island]')).toHaveAttribute('data-island', /\/islands\/next\//);
  });

  test('leaves a page that was not used yet as it is, and its links lead to the new build', async ({ page }) => {
    await page.goto(paths.contact);
    await deployAnew(page);
    await touchIslands(page);
    await expectPlain(page, paths.contact);
    await followLink(page);
  });
});
