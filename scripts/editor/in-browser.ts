/** Stands in the editor for what the check asks of the computer that builds: its folders, files and packages. */

declare const SALON_FOLDER: string;

export const salonFolder = SALON_FOLDER;
export const inRepository = (...segments: string[]): string => segments.join('/');
export const inSalon = (...segments: string[]): string => inRepository(salonFolder, ...segments);

/** Fonts and packages are looked for by the build. */
export const existsSync = (): boolean => true;

const onlyOnAComputer = (): never => {
  throw new Error('This is read where the site is built.');
};
export const readFileSync = onlyOnAComputer;
export const listFiles = onlyOnAComputer;
export const transformSync = onlyOnAComputer;
export const hashOf = onlyOnAComputer;
export default { join: inRepository };
