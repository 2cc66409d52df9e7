import type { Brand } from '../../content/schema/brand';
import type { ShadeCard, ShadeWords, ShownShadeCard } from '../../content/schema/shades';
import { plainName } from '../../lib/links/plain-name';
import { contrast } from './check-brand';

/**
 * The ends of the addresses that open shades: their names, or their places on the card where these have no letter of an address;
 * of two of one name the second is told by its place.
 */
export function shadeIds(names: readonly string[]): string[] {
  const ids = names.map(plainName);
  return ids.map((id, index) => {
    if (!id) return `teinte-${index + 1}`;
    return ids.indexOf(id) === index ? id : `${id}-${index + 1}`;
  });
}

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
export function showShades(card: ShadeCard, colors: Brand['colors']): ShownShadeCard {
  const ids = shadeIds(card.shades.map(({ name }) => name));
  const shades = card.shades.map((shade, index) => {
    return { ...shade, id: ids[index] ?? '', words: wordsOn(shade.color, colors) };
  });
  return { ...card, shades };
}
