/** ISO 3166-2 without the country. */
export const cantonNames = [
  ['AG', 'Argovie'],
  ['AI', 'Appenzell Rhodes-Intérieures'],
  ['AR', 'Appenzell Rhodes-Extérieures'],
  ['BE', 'Berne'],
  ['BL', 'Bâle-Campagne'],
  ['BS', 'Bâle-Ville'],
  ['FR', 'Fribourg'],
  ['GE', 'Genève'],
  ['GL', 'Glaris'],
  ['GR', 'Grisons'],
  ['JU', 'Jura'],
  ['LU', 'Lucerne'],
  ['NE', 'Neuchâtel'],
  ['NW', 'Nidwald'],
  ['OW', 'Obwald'],
  ['SG', 'Saint-Gall'],
  ['SH', 'Schaffhouse'],
  ['SO', 'Soleure'],
  ['SZ', 'Schwytz'],
  ['TG', 'Thurgovie'],
  ['TI', 'Tessin'],
  ['UR', 'Uri'],
  ['VD', 'Vaud'],
  ['VS', 'Valais'],
  ['ZG', 'Zoug'],
  ['ZH', 'Zurich'],
] as const;

export type Canton = (typeof cantonNames)[number][0];

/** The frame of each canton and a little more, in degrees: south, north, west, east. */
const frames: Record<Canton, readonly [south: number, north: number, west: number, east: number]> = {
  AG: [47.1, 47.66, 7.68, 8.49],
  AI: [47.2, 47.48, 9.27, 9.65],
  AR: [47.21, 47.5, 9.16, 9.66],
  BE: [46.29, 47.38, 6.83, 8.49],
  BL: [47.3, 47.6, 7.29, 8],
  BS: [47.48, 47.64, 7.52, 7.73],
  FR: [46.4, 47.04, 6.71, 7.41],
  GE: [46.09, 46.4, 5.92, 6.35],
  GL: [46.76, 47.21, 8.83, 9.29],
  GR: [46.13, 47.1, 8.62, 10.53],
  JU: [47.11, 47.54, 6.81, 7.59],
  LU: [46.74, 47.32, 7.8, 8.55],
  NE: [46.81, 47.2, 6.4, 7.12],
  NW: [46.74, 47.05, 8.18, 8.61],
  OW: [46.72, 47.02, 8.01, 8.54],
  SG: [46.84, 47.59, 8.76, 9.71],
  SH: [47.52, 47.84, 8.37, 8.91],
  SO: [47.04, 47.54, 7.31, 8.06],
  SZ: [46.85, 47.26, 8.35, 9.04],
  TG: [47.34, 47.73, 8.63, 9.54],
  TI: [45.78, 46.67, 8.35, 9.19],
  UR: [46.49, 47.02, 8.36, 8.99],
  VD: [46.15, 47.02, 6.03, 7.28],
  VS: [45.82, 46.69, 6.74, 8.51],
  ZG: [47.05, 47.28, 8.36, 8.73],
  ZH: [47.12, 47.73, 8.32, 9.02],
};

/** Whether a point may be in a canton. */
export function mayBeIn(canton: Canton, latitude: number, longitude: number): boolean {
  const [south, north, west, east] = frames[canton];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
