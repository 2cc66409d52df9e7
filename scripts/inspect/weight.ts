import { brotliCompressSync, constants } from 'node:zlib';

/** Most kB (1000 bytes) as hosts send them, compressed with brotli: a page must load fast with a weak signal too. Tests alone ask for all but `page`. */
export const budgets = {
  /** With its styles. */
  page: 20,
  pageScript: 2.8,
  visitScripts: 5,
  /** Until a field of the form is used. */
  formScripts: 110,
  bookingScripts: 200,
  homeFirstView: 150,
};

/** Budget of a page: each row of a price list beyond sixty may weigh 40 bytes more, its words and little else: a visitor comes for them. */
export const budgetOf = (page: string): number =>
  budgets.page + 0.04 * Math.max(0, page.split('<tr class="price-row"').length - 1 - 60);

const kilobytes = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;

/** Size of texts in kB, compressed with brotli; slowly, as hosts do it, only if fast compression does not keep to the budget: of 46 pages in 0.5 s, not 3. */
export function kilobytesAgainst(budget: number, texts: readonly string[]): number {
  const sum = (quality: number) => texts.reduce((all, text) => all + kilobytes(text, quality), 0);
  const quick = sum(6);
  return quick <= budget ? quick : sum(constants.BROTLI_MAX_QUALITY);
}
