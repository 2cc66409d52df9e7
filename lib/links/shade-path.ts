/** Fragment of the card of shades, and the folder of their addresses. */
export const shadeFolder = 'nuancier';

/** Returns the path of a shade's own page, from the root of the site (scripts/assets/shade-pages.ts). */
export const shadePath = (id: string): string => `/${shadeFolder}/${id}`;
