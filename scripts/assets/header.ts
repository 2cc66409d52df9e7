import { locales, mainLocale, salon } from '../../lib/content/content';
import { localeOfLink } from '../../lib/content/home-sections';
import { headerExtras, headerPages, linkName, navigationIn } from '../../lib/content/navigation';
import { pageName, salonWords } from '../../lib/content/pages';
import { formatPhone } from '../../lib/i18n/format';
import { type Locale, tagOf } from '../../lib/i18n/locale';
import { messagesIn } from '../../lib/i18n/messages';
import { canBook } from '../../lib/links/contact-links';
import type { Drawings } from './brand-drawings';
import { widthOf } from './fonts';

type Mark = Pick<Drawings, 'width' | 'height'>;

// How wide the parts of the header are (components/layout/header.tsx), in rem but for what is said: it is laid out here, because no style
// can ask whether words have room.

const text = { min: 1.0625, base: 1.03, ofScreen: 0.0016, max: 1.1875 };
/** Smaller in the bar of narrow screens, for air between the links. */
const inBar = { base: 0.2, ofScreen: 0.0125 };
const small = 0.9375;
/** Beside the words of the button, of the mark, and between logo and links. */
const air = { button: 2.75, mark: 0.75, links: 1 };
const markHeight = 2.75;
/** Longer names of salons stand on two lines. */
const longestName = 16;
/** What fonts of the device are wider, until the salon's own has come. */
const slack = 1.03;
/** The tag of a language after a link, in em of its words. */
const tag = 1.3;
/** Screens, in rem: from where words may stand in the bar, and how wide a screen is looked at. */
const [narrowest, widest] = [64, 160];

/** The widest parts of the header in any of the salon's languages, at a font size of 1. */
async function measure({ width, height }: Mark) {
  const [longestWord = ''] = salon.name.split(/[\s-]+/).toSorted((a, b) => b.length - a.length);
  const taglines = locales.map((locale) => widthOf('text', salonWords('tagline', locale).children));
  return {
    markRatio: width / height,
    name: await widthOf('display', salon.name),
    longestWord: await widthOf('display', longestWord),
    tagline: Math.max(...(await Promise.all(taglines))),
    bars: await Promise.all(locales.map(measureBar)),
  };
}

async function measureBar(locale: Locale) {
  const widthOfLink = async (words: string, leadsTo: Locale) =>
    (await widthOf('text', words)) + (leadsTo === locale ? 0 : tag);
  const links = navigationIn(locale).map((link) =>
    widthOfLink(linkName(link, locale).children, localeOfLink(link.to, link.section, locale)),
  );
  const extras = headerExtras.map((id) =>
    widthOfLink(pageName(id, locale).children, localeOfLink(id, undefined, locale)),
  );
  const languages = locales
    .filter((other) => other !== locale)
    .map((other) => widthOf('text', new Intl.DisplayNames(tagOf(other), { type: 'language' }).of(other) ?? other));
  return {
    links: await Promise.all(links),
    extras: await Promise.all(extras),
    languages: await Promise.all(languages),
    button: await widthOf('text', canBook ? messagesIn(locale).booking.book : formatPhone(salon.phone), 500),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

type Parts = Awaited<ReturnType<typeof measure>>;

/** The same with the bar of one language alone. */
const partsIn = (parts: Parts, locale: Locale): Parts => ({
  ...parts,
  bars: parts.bars.filter((_, place) => locales[place] === locale),
});

/** The least width of a screen, in rem, on which the header has room for its links and so many extras; undefined where none has. */
function screenFor(extras: number, parts: Parts): number | undefined {
  for (let screen = narrowest; screen <= widest; screen += 0.25) {
    const size = Math.min(
      text.max,
      Math.max(text.min, text.base + text.ofScreen * screen),
      inBar.base + inBar.ofScreen * screen,
    );
    const gutter = Math.max(1.25, Math.min(0.04 * screen, 4));
    const room = Math.min(screen - 2 * gutter, 95);
    const gap = Math.min(0.05 * screen - 2, 2);
    const large = Math.max(1.4375, Math.min(1.32 + 0.0058 * screen, 2));
    const name =
      large * (large * parts.name > longestName ? Math.max(parts.longestWord, 0.6 * parts.name) : parts.name);
    const logo = markHeight * parts.markRatio + air.mark + Math.max(name, 0.8125 * 1.025 * parts.tagline);
    const bar = Math.max(
      ...parts.bars.map((one) => {
        const words = [...one.links, ...one.extras.slice(0, extras)];
        const gaps = gap * (words.length + one.languages.length);
        return size * (sum(words) + one.button) + small * sum(one.languages) + gaps + air.button;
      }),
    );
    if (slack * (logo + bar) + air.links <= room) return screen;
  }
  return undefined;
}

/** From which width of the screen the header shows its links as words, and each of its extras; before, and where never, the menu has them. */
export async function headerStyles(mark: Mark): Promise<{ breakpoint: string; css: string }> {
  const parts = await measure(mark);
  const rules = headerExtras.map((_, index) => {
    const hidden = `.extra-${index} { display: none; }`;
    const shown = locales.map((locale) => {
      const screen = screenFor(index + 1, partsIn(parts, locale));
      const selector = `[lang="${tagOf(locale)}"] .extra-${index}`;
      return screen === undefined ? '' : `@media (width >= ${screen}rem) { ${selector} { display: block; } }`;
    });
    return [hidden, ...shown].join(' ');
  });
  // A screen so wide that there is none.
  return { breakpoint: `${screenFor(0, parts) ?? 9999}rem`, css: `@layer components { ${rules.join('\n')} }` };
}

/** The narrowest screen of common laptops, in rem. */
const laptop = 1366 / 16;

/** The pages that are to be in the header and have no room there on every laptop: from which width they are, in pixels, and what would make room. */
export async function crowdedOut(mark: Mark) {
  const parts = await measure(mark);
  const inPixels = (rem = Number.POSITIVE_INFINITY) => rem * 16;
  return headerPages.flatMap((id) => {
    const extras = headerExtras.indexOf(id) + 1;
    const from = (locale: Locale, changed = {}) =>
      inPixels(screenFor(extras, { ...partsIn(parts, locale), ...changed }));
    const [locale = mainLocale] = locales.toSorted((one, other) => from(other) - from(one));
    const [screen, withoutTagline] = [from(locale), from(locale, { tagline: 0 })];
    return screen > inPixels(laptop) ? { id, locale, screen, withoutTagline } : [];
  });
}
