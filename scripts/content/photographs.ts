/** Whether a file is a photograph, of which the check needs the name alone. */
export const isPhotograph = (file: string): boolean => /\.webp$/i.test(file);

/** Whether a picture is a drawing, which has one file for all widths. */
export const isDrawing = (file: string): boolean => file.endsWith('.svg');

/** Below this a picture is blurred even on a phone, in pixels. */
const leastWidth = 800;

export const faultOfWidth = (width: number): string | undefined =>
  width < leastWidth
    ? `cette photo a ${width} pixels de large ; il en faut ${leastWidth} au moins, et 1600 pour être belle`
    : undefined;

export const unreadable = 'cette photo est illisible : choisissez-la à nouveau';
