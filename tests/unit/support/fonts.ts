import type { Brand } from '@/lib/schema/brand';
import { charactersOf, makeFonts } from '@/scripts/assets/fonts';
import { inRepository } from '@/scripts/support/paths';

/** Fonts that have the ć of Jović in files of their own; the salon's fonts may not. */
export const brand = {
  displayFont: { source: '@fontsource/instrument-serif', weight: 400, fallback: 'serif' },
  textFont: { source: '@fontsource-variable/instrument-sans', fallback: 'sans-serif' },
} as Brand;

/** A folder that stays after the tests: a process that has once drawn with fonts looks for them there again. */
export const drawnFrom = inRepository('.cache', `test-fonts-${process.env.JEST_WORKER_ID}`);

export const makeDrawnFonts = () => makeFonts(brand, charactersOf({ 'a.md': 'Jović' }), drawnFrom);
