import { expect, type Page, test } from '@playwright/test';
import { salon } from '@/lib/content/content';
import { neededId } from '@/lib/content/pages';
import { bookingHref } from '@/lib/links/contact-links';
import { localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { hydrate, isForeign, openHydrated, scrollThrough, touchIslands, watchErrors } from './support/browsing';
import { morningOf, openDayFrom } from './support/days';
import { fileFor, openFile } from './support/exported-site';
import {
  answerWithPage,
  cutOff,
  deployAnew,
  expectReadable,
  followLink,
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

const contactPaths = localesOf(neededId('contact')).map((locale) => pathOf(neededId('contact'), locale));
/** Every page with islands: all kinds of them. */
const pathsWithIslands = [
  ...Object.values(paths).filter((path) => openFile(fileFor(path) ?? '').querySelector('[data-props]')),
  missingPath,
];

const islands = (page: Page) => page.locator('[data-props]');

/** Fails unless every island of the page has given up, and the page goes on without. */
async function expectPlain(page: Page, path: string): Promise<void> {
  await expect(islands(page)).not.toHaveCount(0);
  for (const island of await islands(page).all()) await expect(island).toHaveAttribute('data-state', 'failed');
  await expectReadable(page, path);
  const isForm = contactPaths.includes(path);
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
  for (const way of ['tel:', 'mailto:']) await expect(part.locator(`[data-island] a[href^="${way}"]`)).toBeVisible();
  expect(page.url()).toBe(address);
}

// That every page can be read without scripts, no-scripts.spec.ts sees.
for (const path of [...pathsWithIslands, paths['price-list']]) {
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
    });

    expect(errors).toEqual([]);
  });
}

test.describe('an island that does not come leaves its page as it is, and links lead on, when', () => {
  // What else may come of code and data, tests/unit/page-script/start-islands.test.ts and islands/hydrate.test.tsx see.
  for (const [what, isMeant, answer, where] of [
    ['its code is not found', isScript, answerWithPage(404), [...pathsWithIslands, ...contactPaths.slice(1)]],
    ['its code is a page of the host', isScript, answerWithPage(200, 'text/javascript'), [paths.contact]],
    ['its data is a page of the host', isProps, answerWithPage(200), [paths.contact]],
    ['the whole style sheet is an error of the host', isStyle, answerWithPage(500), [paths.contact]],
  ] as const) {
    test(what, async ({ page }) => {
      const errors = watchErrors(page);
      await page.route(isMeant, answer);
      for (const path of where) {
        await page.goto(path);
        await touchIslands(page);
        await expectPlain(page, path);
      }
      await followLink(page);
      expect(errors).toEqual([]);
    });
  }
});

for (const [what, fail] of [
  ['is blocked by a policy', scriptFaults.blocked],
  ['throws where it starts islands', (page: Page) => scriptFaults.throwing(page, '[data-island]')],
] as const) {
  test(`other ways stand in the place of the form, which sends nothing, where the script of the page ${what}`, async ({
    page,
  }) => {
    await fail(page, paths.contact);
    await page.goto(paths.contact);
    const form = page.locator('main form');
    await expect(form).toBeHidden();
    const ways = ['tel:', 'mailto:', salon.whatsapp && 'https://wa.me/', bookingHref()];
    for (const way of ways.filter(Boolean))
      await expect(page.locator(`#demande [data-island] ~ * a[href^="${way}"]`).first()).toBeVisible();
    await expectReadable(page, paths.contact);
    await form.evaluate((element: HTMLFormElement) => {
      for (const field of element.querySelectorAll('input')) field.value = 'Ana';
      element.requestSubmit();
    });
    await expect(form.locator('input').first()).toHaveValue('Ana');
    await expect(page).toHaveURL(paths.contact);
    await followLink(page);
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
  await openHydrated(page, paths.gallery ?? paths.home);
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
  await page.clock.setFixedTime(morningOf(openDayFrom('2026-11-24')));
  await openHydrated(page, paths.contact);
  await context.setOffline(true);
  const form = page.locator('#demande');
  await form.getByLabel(words.name, { exact: true }).fill('Ana Müller');
  await form.getByLabel(words.email, { exact: true }).fill('ana@example.ch');
  await expectReadable(page, paths.contact);
  await form.getByRole('button', { name: words.date_choose }).click();
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: words.submit }).click();
  await expect(form.getByRole('heading', { name: handoff.ready })).toBeVisible();
  await expect(form.getByText('Ana Müller')).toBeVisible();
  await context.setOffline(false);
  await expectReadable(page, await followLink(page));
  expect(errors).toEqual([]);
});

test('a deploy in between leaves a page that is used working, and its links lead to the new build, which works too', async ({
  page,
}) => {
  await openHydrated(page, paths.contact);
  await deployAnew(page);
  const form = page.locator('#demande');
  const submit = form.getByRole('button', { name: words.submit });
  await submit.click();
  await expect(form.getByText(words.errors.name)).toBeVisible();
  await expectReadable(page, await followLink(page));
  await page.goto(paths.contact);
  await hydrate(page);
  await expect(form.locator('[data-island]')).toHaveAttribute('data-island', /\/islands\/next\//);
  // What a page still asks for when its test ends has nowhere to go.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
