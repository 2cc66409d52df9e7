import localFont from 'next/font/local';

// scripts/assets/fonts.ts cuts both files down to the characters of the site. Their fallback fonts are in .generated/brand.css:
// Next knows only Arial and Times, which no Android phone has.

/**
 * Display face, preloaded: one weight, called 400 whichever it is. Next names the family after the constant: called `serif`, it would be the system's
 * font where the file fails to load.
 */
const displayFace = localFont({
  src: '../../.generated/fonts/display.woff2',
  weight: '400',
  variable: '--font-display-face',
  adjustFontFallback: false,
  display: 'swap',
  preload: true,
});

/**
 * Text face, variable weight. Preloaded, because browsers wait a moment (100 ms in Chrome) before they draw a page whose
 * preloaded face is optional. Where it comes later it waits for the next page: no fallback breaks every paragraph into as many
 * lines.
 */
const textFace = localFont({
  src: '../../.generated/fonts/text.woff2',
  weight: '400 600',
  variable: '--font-text-face',
  adjustFontFallback: false,
  display: 'optional',
  preload: true,
});

/** Class names that define `--font-display-face` and `--font-text-face`; belongs on `<html>`. */
export const fontVariables = `${displayFace.variable} ${textFace.variable}`;
