import { plainName } from '../../lib/links/plain-name';
import type { Brand } from '../../lib/schema/brand';
import type { ShadeCard, ShadeWords, ShownShadeCard } from '../../lib/schema/shades';
import { contrast } from './check-brand';

/** Returns ids of shades for URLs: `rose`, `rose-4` if the fourth has that name too, `teinte-3` without letters. */
export function shadeIds(names: readonly string[]): string[] {
  const ids = names.map(plainName);
  return ids.map((id, index) => {
    if (!id) return `teinte-${index + 1}`;
    return ids.indexOf(id) === index ? id : `${id}-${index + 1}`;
  });
}

/**
 * Returns the colour of words on a background (`#rrggbb`): paper or ink of the salon with a contrast of 4.5 (WCAG 2),
 * else white or black, of which one is legible on any background.
 */
export function wordsOn(ground: string, { paper, ink }: Pick<Brand['colors'], 'paper' | 'ink'>): ShadeWords {
  const colors: Record<ShadeWords, string> = { paper, ink, white: '#ffffff', black: '#000000' };
  const names = Object.keys(colors) as ShadeWords[];
  return names.find((name) => contrast(colors[name], ground) >= 4.5) ?? 'black';
}

export function showShades(card: ShadeCard, colors: Brand['colors']): ShownShadeCard {
  const ids = shadeIds(card.shades.map(({ name }) => name));
  const shades = card.shades.map((shade, index) => {
    return { ...shade, id: ids[index] ?? '', words: wordsOn(shade.color, colors) };
  });
  return { ...card, shades };
}
