/** Path of a shade's own page, from the root of the site (scripts/assets/shade-pages.ts). */
export const shadePath = (id: string): string => `/nuancier/${id}`;
