import { expect, type Page, test as plain } from '@playwright/test';
import { watchErrors } from './browsing';
import { translatePages } from './translation';

/** Returns a list that grows by uncaught errors, and by islands that React had to render anew. */
export function watchAllErrors(page: Page): string[] {
  const errors = watchErrors(page);
  page.on('console', (message) => /^Island/.test(message.text()) && errors.push(message.text()));
  return errors;
}

/** Playwright's test; tagged `@translated` it runs again in translated pages, and any uncaught error there fails it. */
export const test = plain.extend<{ isTranslated: boolean }>({
  isTranslated: [false, { option: true }],
  page: async ({ page, isTranslated }, use) => {
    if (!isTranslated) return use(page);
    const errors = watchAllErrors(page);
    await translatePages(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});
