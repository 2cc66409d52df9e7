/** How wide and high the handle is, in CSS pixels; its style is `.reveal-range`. */
export const HANDLE = 44;

/** The value a pointer stands for on the scale of a range, from 0 to 100: the middle of the handle goes from half its width to half its width from the other end. */
export function positionAt(x: number, scale: { left: number; width: number }): number {
  const way = scale.width - HANDLE;
  if (way <= 0) return 50;
  return Math.min(100, Math.max(0, ((x - scale.left - HANDLE / 2) / way) * 100));
}

/** What a screen reader says of a position: the label's `{before}` and `{after}` become whole percentages that add up to 100. */
export function describePosition(position: number, label: string): string {
  const after = Math.round(position);
  return label.replace('{before}', String(100 - after)).replace('{after}', String(after));
}
