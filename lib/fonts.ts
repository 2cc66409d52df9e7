import localFont from 'next/font/local';

// scripts/fonts.ts cuts both files down to the characters of the site.

/** Display face, one weight, there before the first paint; its fallback is sized to the same metrics so that nothing shifts. */
const serif = localFont({
  src: '../.generated/fonts/serif.woff2',
  weight: '400',
  variable: '--font-serif-face',
  adjustFontFallback: 'Times New Roman',
  display: 'swap',
  preload: true,
});

/** Text face, variable weight. Not preloaded: the styles in the page name it early enough, and the picture comes first. */
const sans = localFont({
  src: '../.generated/fonts/sans.woff2',
  weight: '400 600',
  variable: '--font-sans-face',
  adjustFontFallback: 'Arial',
  display: 'swap',
  preload: false,
});
/** Class names that define `--font-serif-face` and `--font-sans-face`; belongs on `<html>`. */
export const fontVariables = `${serif.variable} ${sans.variable}`;
