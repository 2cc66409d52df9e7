/** Replaces, in the browser, the content check's imports from Node, esbuild and scripts/support (make-editor.ts). */

declare const SALON_FOLDER: string;

export const salonFolder = SALON_FOLDER;
export const inRepository = (...segments: string[]): string => segments.join('/');
export const inSalon = (...segments: string[]): string => inRepository(salonFolder, ...segments);

/** Always true: a browser cannot look for files of fonts and packages, and the build checks them. */
export const existsSync = (): boolean => true;

const notInBrowser = (): never => {
  throw new Error('This only works where the site is built.');
};
export const readFileSync = notInBrowser;
export const readdir = notInBrowser;
export const transformSync = notInBrowser;
export const hashOf = notInBrowser;
export default { join: inRepository };
