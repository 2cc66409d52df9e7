/** A name in letters, digits and dashes that every disk and address takes: "Rose d'été" is "rose-d-ete"; empty where it has none of them. */
export function plainName(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
