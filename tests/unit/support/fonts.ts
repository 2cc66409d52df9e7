import type { Brand } from '@/lib/schema/brand';
import { charactersOf, makeFonts } from '@/scripts/assets/fonts';
import { inRepository } from '@/scripts/support/paths';

/** Fonts that have the ć of Jović in files of their own, whatever those of the salon have. */
export const brand = {
  displayFont: { source: '@fontsource/instrument-serif', weight: 400, fallback: 'serif' },
  textFont: { source: '@fontsource-variable/instrument-sans', fallback: 'sans-serif' },
} as Brand;

/** Where they are to be drawn with. The folder stays: what a process has drawn with once it looks for again, in whichever test. */
export const drawnFrom = inRepository('.cache', `test-fonts-${process.env.JEST_WORKER_ID}`);

export const makeDrawnFonts = () => makeFonts(brand, charactersOf({ 'a.md': 'Jović' }), drawnFrom);
