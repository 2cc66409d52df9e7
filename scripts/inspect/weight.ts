import { brotliCompressSync, constants } from 'node:zlib';

/** Budgets in kB (1000 bytes), compressed with brotli. `npm run check` asks for `page` alone, tests for all of them. */
export const budgets = {
  /** HTML of a page, with the styles and the script in it. */
  page: 20,
  pageScript: 2.8,
  visitScripts: 5,
  /** All scripts of the form's page, before a field is used. */
  formScripts: 110,
  bookingScripts: 200,
  homeFirstView: 150,
};

/** Returns the budget of a page in kB: 40 bytes more for each row of a price list beyond sixty. */
export const budgetOf = (page: string): number =>
  budgets.page + 0.04 * Math.max(0, page.split('<tr class="price-row"').length - 1 - 60);

const kilobytes = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;

/** Returns the size of texts in kB with brotli at a fast level; if above the budget, at the highest, as on hosts. */
export function kilobytesAgainst(budget: number, texts: readonly string[]): number {
  const sum = (quality: number) => texts.reduce((all, text) => all + kilobytes(text, quality), 0);
  const quick = sum(6);
  return quick <= budget ? quick : sum(constants.BROTLI_MAX_QUALITY);
}
