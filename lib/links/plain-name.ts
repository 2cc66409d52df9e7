/** A name in letters, digits and dashes, as many as every disk and address takes: "Rose d'été" is "rose-d-ete"; empty where it has none. */
export function plainName(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}
