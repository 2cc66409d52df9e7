import { plainName } from '../../lib/links/plain-name';
import type { Brand } from '../../lib/schema/brand';
import type { ShadeCard, ShadeWords, ShownShadeCard } from '../../lib/schema/shades';
import { contrast } from './check-brand';

/**
 * Ids of shades, for the hash of an address: the plain name, or the place on the card if the name has no plain letter; if two shades
 * have the same name, the second has its place added.
 */
export function shadeIds(names: readonly string[]): string[] {
  const ids = names.map(plainName);
  return ids.map((id, index) => {
    if (!id) return `teinte-${index + 1}`;
    return ids.indexOf(id) === index ? id : `${id}-${index + 1}`;
  });
}

/**
 * The colour of words on a background (`#rrggbb`): the first of the salon's paper and ink with a contrast of 4.5 (WCAG 2), else white
 * or black, of which one is legible on any background.
 */
export function wordsOn(ground: string, { paper, ink }: Pick<Brand['colors'], 'paper' | 'ink'>): ShadeWords {
  const colors: Record<ShadeWords, string> = { paper, ink, white: '#ffffff', black: '#000000' };
  const names = Object.keys(colors) as ShadeWords[];
  return names.find((name) => contrast(colors[name], ground) >= 4.5) ?? 'black';
}

/** Returns the card as pages show it. */
export function showShades(card: ShadeCard, colors: Brand['colors']): ShownShadeCard {
  const ids = shadeIds(card.shades.map(({ name }) => name));
  const shades = card.shades.map((shade, index) => {
    return { ...shade, id: ids[index] ?? '', words: wordsOn(shade.color, colors) };
  });
  return { ...card, shades };
}
