/** Returns a name for files and addresses: "rose-d-ete" for "Rose d'été", "naegel" for "Nägel"; may be empty. */
export function plainName(name: string): string {
  const spelled = name
    .normalize('NFD')
    .replace(/([aou])\u0308/gi, '$1e')
    .replaceAll('ß', 'ss');
  const letters = spelled.replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}
