/** A name in plain letters, digits and dashes, for files and addresses: "Rose d'été" is "rose-d-ete"; empty if it has none of these. */
export function plainName(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}
