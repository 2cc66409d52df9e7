import localFont from 'next/font/local';

// scripts/fonts.ts cuts both files down to the characters of the site. What stands in for them until they are there is in
// app/globals.css: Next knows of Arial and Times only, which no Android phone has.

/**
 * Display face, one weight, there before the first paint. Next calls the family after the constant: `serif` would be a font
 * of the system where the file is not to be had.
 */
const displayFace = localFont({
  src: '../../.generated/fonts/serif.woff2',
  weight: '400',
  variable: '--font-serif-face',
  adjustFontFallback: false,
  display: 'swap',
  preload: true,
});

/** Text face, variable weight. Not preloaded: the styles in the page name it early enough, and the picture comes first. */
const textFace = localFont({
  src: '../../.generated/fonts/sans.woff2',
  weight: '400 600',
  variable: '--font-sans-face',
  adjustFontFallback: false,
  display: 'swap',
  preload: false,
});
/** Class names that define `--font-serif-face` and `--font-sans-face`; belongs on `<html>`. */
export const fontVariables = `${displayFace.variable} ${textFace.variable}`;
