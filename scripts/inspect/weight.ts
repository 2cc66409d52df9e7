import { brotliCompressSync, constants } from 'node:zlib';

/** Budget of a page with its styles in kB (1000 bytes), compressed with brotli, so that it loads fast with a weak signal too. */
export const lightPage = 18;

const kilobytes = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;

/** Size of texts in kB, compressed with brotli; slowly, as hosts do it, only if fast compression does not keep to the budget. */
export function kilobytesAgainst(budget: number, texts: readonly string[]): number {
  const sum = (quality: number) => texts.reduce((all, text) => all + kilobytes(text, quality), 0);
  const quick = sum(6);
  return quick <= budget ? quick : sum(constants.BROTLI_MAX_QUALITY);
}
