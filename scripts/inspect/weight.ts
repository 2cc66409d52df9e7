import { brotliCompressSync, constants } from 'node:zlib';

/** kB (1000 bytes) of a page with its styles, compressed with brotli: the one response that shows it, quick far from an antenna too. */
export const lightPage = 18;

const kilobytes = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;

/** kB of texts as hosts send them, compressed with brotli; in full only where the quick answer is above the budget. */
export function kilobytesAgainst(budget: number, texts: readonly string[]): number {
  const sum = (quality: number) => texts.reduce((all, text) => all + kilobytes(text, quality), 0);
  const quick = sum(6);
  return quick <= budget ? quick : sum(constants.BROTLI_MAX_QUALITY);
}
