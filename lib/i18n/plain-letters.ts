/** Returns a text in lower case without accents, as many people type it. */
export const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
