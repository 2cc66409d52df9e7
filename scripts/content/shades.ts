import type { Brand } from '../../content/schema/brand';
import type { ShadeCard, ShadeWords, ShownShadeCard } from '../../content/schema/shades';
import { plainName } from '../../lib/links/plain-name';
import { contrast } from './check-brand';

/** The end of the address that opens a shade: its name, or its place on the card where that has no letter of an address. */
export const shadeId = (name: string, index: number): string => plainName(name) || `teinte-${index + 1}`;

/**
 * What words on a ground (`#rrggbb`) are painted in: the salon's own colours where they are legible (4.5 by WCAG 2), the lighter
 * first, else white or black, of which one is legible on any ground.
 */
export function wordsOn(ground: string, { paper, ink }: Pick<Brand['colors'], 'paper' | 'ink'>): ShadeWords {
  const colors: Record<ShadeWords, string> = { paper, ink, white: '#ffffff', black: '#000000' };
  const names = Object.keys(colors) as ShadeWords[];
  return names.find((name) => contrast(colors[name], ground) >= 4.5) ?? 'black';
}

/** The card as pages show it. */
export const showShades = (card: ShadeCard, colors: Brand['colors']): ShownShadeCard => ({
  ...card,
  shades: card.shades.map((shade, index) => ({
    ...shade,
    id: shadeId(shade.name, index),
    words: wordsOn(shade.color, colors),
  })),
});
