import localFont from 'next/font/local';

/** Display face, one weight; its fallback is sized to the same metrics so that nothing shifts. */
const serif = localFont({
  src: '../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-serif-face',
  adjustFontFallback: 'Times New Roman',
  display: 'swap',
  preload: true,
});

/** Text face, variable weight. */
const sans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-sans-face',
  adjustFontFallback: 'Arial',
  display: 'swap',
  preload: true,
});

/** Class names that define `--font-serif-face` and `--font-sans-face`; belongs on `<html>`. */
export const fontVariables = `${serif.variable} ${sans.variable}`;
