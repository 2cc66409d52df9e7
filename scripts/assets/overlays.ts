import type { Brand } from '../../lib/schema/brand';
import type { Page } from '../../lib/schema/pages';
import { channelsOf, luminance } from '../content/check-brand';

type Colors = Brand['colors'];

/** A gradient of ink towards a side: its opacity (per cent) at parts of the way to that side (per cent). */
type Gradient = { to: 'top' | 'right'; opacities: Record<number, number> };

/** An area of words, in CSS pixels from the picture's left and bottom edges, and their least contrast (WCAG 2). */
type Words = { right: number; from: number; to: number; least: 3 | 4.5 };

/** Lines of a headline, and the length of the longest one in em. */
export type Headline = { lines: number; length: number };

/** The overlay on some screens, and heights of the picture under it by the screen's width, in CSS pixels. */
type Place = {
  overlay: Gradient[];
  /** Additional ink on a light picture: full `until` this part (%) of the way to a side or corner, then fading. */
  more: { to: 'top' | 'right' | 'top right'; until: number };
  heights: Record<number, number>;
  wordsOn: (width: number, height: number, headline: Headline) => Words[];
};

export type Screen = 'phone' | 'wide';

/** Returns the left edge of a page's content, in CSS pixels, by the width of the screen. */
const leftOf = (width: number) => Math.max(0.04 * width, width / 2 - 760);

export const overlays: Record<'hero-overlay' | 'lead-overlay', Record<Screen, Place>> = {
  // On phones dark everywhere; on wide screens at the left, under words, and at the bottom, under prices and hours.
  'hero-overlay': {
    phone: {
      overlay: [{ to: 'top', opacities: { 40: 78, 100: 25 } }],
      more: { to: 'top', until: 80 },
      heights: { 360: 720, 390: 844, 430: 932 },
      wordsOn: (right) => [
        { right, from: 0, to: 470, least: 4.5 },
        { right, from: 440, to: 650, least: 3 },
      ],
    },
    wide: {
      overlay: [
        { to: 'top', opacities: { 0: 72, 60: 0 } },
        { to: 'right', opacities: { 0: 62, 75: 12 } },
      ],
      more: { to: 'top right', until: 60 },
      heights: { 820: 1180, 1024: 768, 1366: 768, 1920: 1080, 2560: 1440 },
      wordsOn: (width, _, { lines, length }) => {
        const [left, size] = [leftOf(width), Math.min(184, 33.6 + 0.0575 * width)];
        return [
          { right: width, from: 0, to: width < 1024 ? 220 : 150, least: 4.5 },
          { right: left + 560 + 0.08 * width, from: 120, to: width < 1024 ? 420 : 360, least: 4.5 },
          { right: left + length * size, from: 340, to: 360 + 0.95 * lines * size, least: 3 },
        ];
      },
    },
  },
  'lead-overlay': {
    phone: {
      overlay: [{ to: 'top', opacities: { 0: 85, 50: 60, 100: 20 } }],
      more: { to: 'top', until: 100 },
      heights: { 360: 360, 390: 330, 430: 300, 740: 272 },
      wordsOn: (right, height) => [
        { right, from: 0, to: 0.5 * height, least: 4.5 },
        { right, from: 0.5 * height, to: height, least: 3 },
      ],
    },
    wide: {
      overlay: [{ to: 'right', opacities: { 0: 65, 50: 40, 100: 0 } }],
      more: { to: 'right', until: 75 },
      heights: { 820: 428, 1366: 571, 1920: 691, 2560: 922 },
      wordsOn: (width, height) => [
        { right: leftOf(width) + 580, from: 0.05 * height, to: 0.55 * height, least: 4.5 },
        { right: leftOf(width) + 480, from: 0.42 * height, to: 0.95 * height, least: 3 },
      ],
    },
  },
};

/** Returns the opacity of a gradient at a part of its way, both in per cent. */
function opacityAt({ opacities }: Gradient, way: number): number {
  const stops = Object.entries(opacities).map(([at, opacity]) => [Number(at), opacity] as const);
  const [end, last] = stops.find(([at]) => at >= way) ?? stops.at(-1) ?? [0, 0];
  const [start, first] = stops.findLast(([at]) => at < way) ?? [end, last];
  return start === end || way > end ? last : first + ((last - first) * (way - start)) / (end - start);
}

export function overlayOf(page: Page): keyof typeof overlays | undefined {
  if (page.kind === 'home') return 'hero-overlay';
  return 'opening' in page && page.opening === 'over' ? 'lead-overlay' : undefined;
}

/** A picture reduced to a few pixels, so that single hairs do not count. */
export type Sample = { data: Uint8Array; width: number; height: number; focus: { x: number; y: number } };

/** Returns the styles of all overlays; a page sets its additional ink by `--overlay-phone` and `--overlay-wide`. */
export function overlayStyles({ ink }: Colors): string {
  const inked = (opacity: string) => `rgb(${channelsOf(ink).join(' ')} / ${opacity})`;
  const background = ({ overlay, more }: Place, screen: Screen) => {
    const gradients = overlay.map(({ to, opacities }) => {
      const stops = Object.entries(opacities).map(([way, opacity]) => `${inked(`${opacity}%`)} ${way}%`);
      return `linear-gradient(to ${to}, ${stops.join(', ')})`;
    });
    const further = `linear-gradient(to ${more.to}, ${inked(`var(--overlay-${screen}, 0)`)} ${more.until}%, #0000)`;
    return `background: ${[...gradients, further].join(', ')};`;
  };
  const rules = Object.entries(overlays).map(
    ([name, { phone, wide }]) =>
      `  .${name} {\n    ${background(wide, 'wide')}\n    @media (width < 48rem) {\n      ${background(phone, 'phone')}\n    }\n  }\n`,
  );
  return `@layer components {\n${rules.join('')}}\n`;
}

/** Yields a picture's pixels: place (CSS px), colour, part `seen` through the overlay, `share` of more ink (0 to 1). */
function* seenOn({ overlay, more }: Place, picture: Sample, width: number, height: number) {
  const scale = Math.max(width / picture.width, height / picture.height);
  const left = ((picture.width * scale - width) * picture.focus.x) / 100;
  const top = ((picture.height * scale - height) * picture.focus.y) / 100;
  for (let y = scale / 2; y < height; y += scale) {
    for (let x = scale / 2; x < width; x += scale) {
      const at = Math.floor((top + y) / scale) * picture.width + Math.floor((left + x) / scale);
      const color = [0, 1, 2].map((channel) => picture.data[3 * at + channel] ?? 0);
      const [across, up] = [(100 * x) / width, 100 * (1 - y / height)];
      const ways = { right: across, top: up, 'top right': (across + up) / 2 };
      const seen = overlay.reduce((rest, gradient) => rest * (1 - opacityAt(gradient, ways[gradient.to]) / 100), 1);
      const way = ways[more.to];
      yield { x, y, color, seen, share: way <= more.until ? 1 : (100 - way) / (100 - more.until) };
    }
  }
}

/** Returns the mix of a colour, of which the part `seen` (0 to 1) shows, and a colour `over` it. */
const under = (color: readonly number[], seen: number, over: readonly number[]) =>
  over.map((value, channel) => value * (1 - seen) + (color[channel] ?? 0) * seen);

/** Returns the least additional ink (0 to 1) for legible words in the colour of paper, at every width of the place. */
export function inkNeeded(
  place: Place,
  picture: Sample,
  headline: Headline,
  { paper, ink }: Pick<Colors, 'paper' | 'ink'>,
): number {
  const dark = channelsOf(ink);
  const light = luminance(channelsOf(paper));
  let needed = 0;
  for (const [key, height] of Object.entries(place.heights)) {
    const width = Number(key);
    const words = place.wordsOn(width, height, headline);
    for (const { x, y, color, seen, share } of seenOn(place, picture, width, height)) {
      const over = words.filter(({ right, from, to }) => x <= right && height - y >= from && height - y <= to);
      if (over.length === 0) continue;
      const least = Math.max(...over.map((zone) => zone.least));
      const contrastUnder = (further: number) => {
        const shown = under(color, seen * (1 - further * share), dark);
        return (light + 0.05) / (luminance(shown) + 0.05);
      };
      while (needed < 1 && contrastUnder(needed) < least) needed += 0.05;
    }
  }
  return Math.round(needed * 100) / 100;
}
