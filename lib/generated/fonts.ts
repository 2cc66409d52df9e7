import localFont from 'next/font/local';

// scripts/assets/fonts.ts cuts both files down to the characters of the site. Next names the families after the constants, by which
// .generated/brand.css and the page's script (components/page-script/late-fonts.ts) know them: called `serif`, one would be the
// system's font where the file fails to load. The fallback fonts are in .generated/brand.css too: Next knows only Arial and Times,
// which no Android phone has. A face that comes after the first frame is shown by that script, which keeps the lines as they are.

/** One weight, called 400 whichever it is. */
export const displayFace = localFont({
  src: '../../.generated/fonts/display.woff2',
  weight: '400',
  adjustFontFallback: false,
  display: 'optional',
  preload: true,
});

/** Variable weight. */
export const textFace = localFont({
  src: '../../.generated/fonts/text.woff2',
  weight: '400 600',
  adjustFontFallback: false,
  display: 'optional',
  preload: true,
});
