import '../../.generated/fonts/faces';
import localFont from 'next/font/local';

// scripts/assets/fonts.ts cuts both files down to the site's characters; rare ones, such as ć, have files of their own
// (`faces`). Next names the font families after these constants, and .generated/brand.css uses the names: a constant
// called `serif` would select the system's font if the file fails to load. brand.css also declares the fallback fonts,
// because Next knows only Arial and Times, which Android does not have.

/** Display face: one weight, declared as 400 whatever it is. */
export const displayFace = localFont({
  src: '../../.generated/fonts/display.woff2',
  weight: '400',
  adjustFontFallback: false,
  display: 'swap',
  preload: true,
});

/** Text face, variable weight. */
export const textFace = localFont({
  src: '../../.generated/fonts/text.woff2',
  weight: '400 600',
  adjustFontFallback: false,
  display: 'swap',
  preload: true,
});
