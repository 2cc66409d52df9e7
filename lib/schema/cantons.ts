/** ISO 3166-2 without the country, the name, and the frame of each canton and a little more, in degrees: south, north, west, east. */
const cantons = [
  ['AG', 'Argovie', [47.1, 47.66, 7.68, 8.49]],
  ['AI', 'Appenzell Rhodes-Intérieures', [47.2, 47.48, 9.27, 9.65]],
  ['AR', 'Appenzell Rhodes-Extérieures', [47.21, 47.5, 9.16, 9.66]],
  ['BE', 'Berne', [46.29, 47.38, 6.83, 8.49]],
  ['BL', 'Bâle-Campagne', [47.3, 47.6, 7.29, 8]],
  ['BS', 'Bâle-Ville', [47.48, 47.64, 7.52, 7.73]],
  ['FR', 'Fribourg', [46.4, 47.04, 6.71, 7.41]],
  ['GE', 'Genève', [46.09, 46.4, 5.92, 6.35]],
  ['GL', 'Glaris', [46.76, 47.21, 8.83, 9.29]],
  ['GR', 'Grisons', [46.13, 47.1, 8.62, 10.53]],
  ['JU', 'Jura', [47.11, 47.54, 6.81, 7.59]],
  ['LU', 'Lucerne', [46.74, 47.32, 7.8, 8.55]],
  ['NE', 'Neuchâtel', [46.81, 47.2, 6.4, 7.12]],
  ['NW', 'Nidwald', [46.74, 47.05, 8.18, 8.61]],
  ['OW', 'Obwald', [46.72, 47.02, 8.01, 8.54]],
  ['SG', 'Saint-Gall', [46.84, 47.59, 8.76, 9.71]],
  ['SH', 'Schaffhouse', [47.52, 47.84, 8.37, 8.91]],
  ['SO', 'Soleure', [47.04, 47.54, 7.31, 8.06]],
  ['SZ', 'Schwytz', [46.85, 47.26, 8.35, 9.04]],
  ['TG', 'Thurgovie', [47.34, 47.73, 8.63, 9.54]],
  ['TI', 'Tessin', [45.78, 46.67, 8.35, 9.19]],
  ['UR', 'Uri', [46.49, 47.02, 8.36, 8.99]],
  ['VD', 'Vaud', [46.15, 47.02, 6.03, 7.28]],
  ['VS', 'Valais', [45.82, 46.69, 6.74, 8.51]],
  ['ZG', 'Zoug', [47.05, 47.28, 8.36, 8.73]],
  ['ZH', 'Zurich', [47.12, 47.73, 8.32, 9.02]],
] as const;

export type Canton = (typeof cantons)[number][0];

/** Each with what the owner calls it. */
export const cantonNames = cantons.map(([canton, name]) => [canton, name] as const);

/** Whether a point may be in a canton. */
export const mayBeIn = (canton: Canton, latitude: number, longitude: number): boolean =>
  cantons.some(
    ([id, , [south, north, west, east]]) =>
      id === canton && latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
