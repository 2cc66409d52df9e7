import { expect, type Locator } from '@playwright/test';
import { recordKey } from '@/components/booking/request-record';
import { paths } from '@/tests/support/paths';
import { hydrate } from './support/browsing';
import { eveningOf, morningOf, statusAt } from './support/days';
import { holdBack, isScript } from './support/faults';
import { formParts, kept, openForm, today } from './support/form';
import { messages } from './support/messages';
import { test, watchAllErrors } from './support/test';
import { translatePages } from './support/translation';

const { form: words, handoff } = messages;

/** Types into a field and selects some of it. Returns a function that fails unless text and selection are unchanged. */
async function select(field: Locator): Promise<() => Promise<void>> {
  const value = 'Ana Müller';
  await field.fill(value);
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
  return async () => {
    await expect(field).toHaveValue(value);
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
      1, 3,
    ]);
  };
}

test('a translated opening status stays until the status changes', async ({ page }) => {
  await page.clock.install({ time: morningOf(today) });
  await translatePages(page);
  await page.goto(paths.home);
  const status = page.locator('[data-status]').first();
  await expect(status).toHaveText(statusAt(morningOf(today)));
  const translation = await status.locator('font').first().elementHandle();
  await page.clock.runFor(20_000);
  expect(await translation?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await page.clock.setSystemTime(eveningOf(today));
  await page.clock.runFor(5000);
  await expect(status).toHaveText(statusAt(eveningOf(today)));
});

/** Changes a form as password managers do: wraps a field in an element, and adds other elements beside it. */
const intrude = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const wrapper = document.createElement('helper-field');
    input.replaceWith(wrapper);
    wrapper.append(input);
    wrapper.after(document.createElement('div'));
    input.dataset.lpignore = 'true';
    input.style.backgroundSize = '16px';
    for (const place of [input.form, input.labels?.[0]]) place?.prepend(document.createElement('span'));
    input.form?.append(document.createElement('style'), 'Helper');
  });

test('in a form with elements of browser extensions, text and its selection outlast hydration, and the button works', {
  tag: '@translated',
}, async ({ page }) => {
  const errors = watchAllErrors(page);
  await page.clock.setFixedTime(morningOf(today));
  const { part, name, email, submit, ready, fillIn } = formParts(page);
  const release = await holdBack(page, isScript);
  await page.goto(paths.contact);
  for (const field of [name, email]) await intrude(field);
  await email.fill('ana@example.ch');
  const expectKept = await select(name);
  release();
  await hydrate(page);
  await expectKept();
  await expect(email).toHaveValue('ana@example.ch');
  await expect(part.getByText('Helper')).toHaveCount(0);

  for (const field of [name, email]) await intrude(field);
  for (const field of [name, email]) await field.fill('');
  await submit.click();
  for (const error of [words.errors.name, words.errors.email]) await expect(part.getByText(error)).toBeVisible();
  await fillIn();
  await submit.click();
  await expect(ready).toBeFocused();
  expect(errors).toEqual([]);
});

// A script in the page sets `value` by React's setter, so that React sees no change in the input event.
for (const [how, event] of [
  ['without an event', ''],
  ['with an event that React ignores', 'input'],
] as const) {
  test(`a value filled in by a script ${how} is accepted without an error`, { tag: '@more' }, async ({ page }) => {
    const { name, email, submit, ready, part, link } = await openForm(page);
    await submit.click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    const fillBy = (field: Locator, value: string) =>
      field.evaluate(
        (input: HTMLInputElement, [text, type]) => {
          input.value = text;
          if (type) input.dispatchEvent(new Event(type, { bubbles: true }));
        },
        [value, event] as const,
      );
    await fillBy(email, 'ana@example.ch');
    // A press beside the fields is enough to read the value.
    if (!event) await part.getByText(words.salutation).click();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(link(handoff.email)).toHaveAttribute('href', /ana%40example\.ch/);
    expect(await kept(page, recordKey)).toContain('ana@example.ch');
    await fillBy(name, 'Ana Müller');
    await submit.press('Enter');
    await expect(ready).toBeVisible();
    await expect(part.getByRole('definition').filter({ hasText: 'Ana Müller' })).toBeVisible();
  });
}
