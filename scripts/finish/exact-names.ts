import { existsSync } from 'node:fs';
import { folderPaths, places } from '../../lib/content/pages';
import { pathOf } from '../../lib/links/href';
import { inRepository } from '../support/paths';

/** Whether `Services` and `services` are one folder here, as on most Macs and Windows computers. */
export const ignoresCase = (): boolean => existsSync(inRepository('PACKAGE.JSON'));

/** The names that files of the site have on a host, of pages and of `given`; a disk that ignores case lists one for several. */
export function exactNames(files: string[], given: readonly string[] = [], isBlurred = ignoresCase()): string[] {
  if (!isBlurred) return files;
  const paths = [...places.map(({ id, locale }) => pathOf(id, locale)), ...folderPaths()];
  const ofPages = paths.flatMap((path) => [`${path}.html`, `${path}/index.html`]).map((name) => name.slice(1));
  return files.flatMap((file) => {
    const exact = [...ofPages, ...given].filter((name) => name.toLowerCase() === file.toLowerCase());
    return exact.length > 0 ? exact : file;
  });
}
