import { test as base, expect, type Page } from '@playwright/test';
import { recordKey } from '@/components/booking/request-record';
import { choiceKey } from '@/components/prices/choice';
import { findBrowser } from '@/scripts/browser';
import { paths } from '@/tests/support/paths';
import { hydrate } from './support/browsing';
import { morningOf } from './support/days';
import { chosen, formParts, kept, signOf, today } from './support/form';
import { fill, messages } from './support/messages';

// Playwright switches the back/forward cache off, and the headless shell lacks it.
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: findBrowser('measuring'),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ page }) => {
  // The tests send the day that the form proposes; on the morning of an open day that is today.
  await page.clock.setFixedTime(morningOf(today));
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.toggleAttribute('data-came-back', persisted),
    ),
  );
});

/** Goes back to a page in the back/forward cache; fails if it is loaded anew. */
async function goBack(page: Page): Promise<void> {
  // A page from the back/forward cache has no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-came-back');
}

const { choice: words, form, toasts } = messages;

const [first, second, third] = chosen;

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
}

test('after Back the price list shows the rows that are still chosen, and more can be added', {
  tag: '@more',
}, async ({ page }) => {
  const line = page.getByRole('region', { name: words.title });
  const next = line.getByRole('link', { name: words.continue });
  await page.goto(paths['price-list']);
  for (const row of [first, second]) await signOf(page, row).press('Enter');
  await next.press('Enter');
  const out = page.getByRole('button', { name: `${form.choice_remove} ${first.name}`, exact: true });
  await out.press('Enter');
  await expect(out).toBeHidden();
  await goBack(page);
  await expect(signOf(page, first)).toHaveAttribute('aria-pressed', 'false');
  await expect(signOf(page, second)).toHaveAttribute('aria-pressed', 'true');
  await expect(line).toContainText(fill(words.one, { count: 1 }));
  await signOf(page, third).press('Enter');
  await expect(line).toContainText(fill(words.several, { count: 2 }));
  expect(await kept(page, choiceKey)).not.toContain(`"${first.id}"`);

  await next.press('Enter');
  const { fillIn, submit, ready } = formParts(page);
  await fillIn();
  await submit.press('Enter');
  await expect(ready).toBeVisible();
  await goBack(page);
  await expect(line).toBeHidden();
  await expect(signOf(page, third)).toHaveAttribute('aria-pressed', 'false');
});

test('after Back the form has the latest text from other pages, and is empty once that was sent', {
  tag: '@more',
}, async ({ page }) => {
  await page.goto(paths.contact);
  await hydrate(page);
  const { name, email, fillIn, submit, ready, part } = formParts(page);
  await name.fill('Ana Vieille');
  await follow(page, paths['price-list']);
  await follow(page, paths.contact);
  await hydrate(page);
  await expect(name).toHaveValue('Ana Vieille');
  await name.fill('Ana Nouvelle');
  for (let times = 1; times <= 2; times += 1) await goBack(page);
  await expect(name).toHaveValue('Ana Nouvelle');
  await email.fill('ana@example.ch');
  expect(JSON.parse((await kept(page, recordKey)) ?? '')).toMatchObject({
    draft: { name: 'Ana Nouvelle', email: 'ana@example.ch' },
  });

  await follow(page, paths['price-list']);
  await follow(page, paths.contact);
  await hydrate(page);
  await fillIn();
  await submit.click();
  await expect(ready).toBeVisible();
  for (let times = 1; times <= 2; times += 1) await goBack(page);
  for (const field of [name, email]) await expect(field).toHaveValue('');
  await expect(ready).toBeVisible();
  await part.getByRole('button', { name: messages.handoff.forget }).click();
  await expect(page.getByText(toasts.success_title)).toBeHidden();
  expect(await kept(page, recordKey)).toBeNull();
});
