/** Where a pointer stands between the two edges of a frame: 0 at the left, 100 at the right, never beyond. */
export function positionAt(x: number, frame: { left: number; width: number }): number {
  if (frame.width <= 0) return 50;
  return Math.min(100, Math.max(0, ((x - frame.left) / frame.width) * 100));
}

/** What a screen reader says of a position: the label's `{before}` and `{after}` become whole percentages that add up to 100. */
export function describePosition(position: number, label: string): string {
  const before = Math.round(position);
  return label.replace('{before}', String(before)).replace('{after}', String(100 - before));
}
