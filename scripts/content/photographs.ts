export const isPhotograph = (file: string): boolean => /\.webp$/i.test(file);

export const isDrawing = (file: string): boolean => file.endsWith('.svg');

/** Least width of a photograph in pixels; a narrower one is blurred even on a phone. */
const leastWidth = 800;

export const faultOfWidth = (width: number): string | undefined =>
  width < leastWidth
    ? `cette photo a ${width} pixels de large ; il en faut ${leastWidth} au moins, et 1600 pour être belle`
    : undefined;

export const unreadable = 'cette photo est illisible : choisissez-la à nouveau';
