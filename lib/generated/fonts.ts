import '../../.generated/fonts/faces';
import localFont from 'next/font/local';

// scripts/assets/fonts.ts cuts both files down to the characters of the site. Next names the families after the constants, by which
// .generated/brand.css knows them: called `serif`, one would be the system's font where the file fails to load. The fallback fonts
// are there, too: Next knows only Arial and Times, which no Android phone has. What few salons need of the same fonts, such as the ć of
// Jović, is declared beside them, where their content has it.

/** Display face: one weight, called 400 whichever it is. */
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
