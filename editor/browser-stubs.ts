/** In the browser, this file replaces what the content check imports from Node, esbuild and scripts/support. */

declare const SALON_FOLDER: string;

export const salonFolder = SALON_FOLDER;
export const inRepository = (...segments: string[]): string => segments.join('/');
export const inSalon = (...segments: string[]): string => inRepository(salonFolder, ...segments);

/** Always true: a browser cannot look for the files of fonts and packages, which the build checks. */
export const existsSync = (): boolean => true;

const notInBrowser = (): never => {
  throw new Error('This only works where the site is built.');
};
export const readFileSync = notInBrowser;
export const readdir = notInBrowser;
export const transformSync = notInBrowser;
export const hashOf = notInBrowser;
export default { join: inRepository };
