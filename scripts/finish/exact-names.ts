import { existsSync } from 'node:fs';
import { moved, pages } from '../../lib/content/content';
import { folderPaths, pageVersions } from '../../lib/content/page-paths';
import { pathOf } from '../../lib/links/href';
import { inRepository } from '../support/paths';

/** Returns redirects from small letters to paths with capitals (`/blog` → `/Blog`), unless `/blog` is a page too. */
export const lowerCaseRedirects = (paths = Object.values(pages).map(({ path }) => path)) =>
  paths.map((to) => ({ from: to.toLowerCase(), to })).filter(({ from }) => !paths.includes(from));

export const redirects = () => [...lowerCaseRedirects(), ...moved];

/** Whether `Services` and `services` are one folder on this disk, as on most Macs and Windows computers. */
export const ignoresCase = (): boolean => existsSync(inRepository('PACKAGE.JSON'));

/** Returns the site's file names as on a host, where `Soins` and `soins` are two; some disks list one for both. */
export function exactNames(files: string[], publicFiles: readonly string[] = [], diskIgnoresCase = ignoresCase()) {
  if (!diskIgnoresCase) return files;
  const paths = [...pageVersions.map(({ id, locale }) => pathOf(id, locale)), ...folderPaths()];
  const pageFiles = paths.flatMap((path) => [`${path}.html`, `${path}/index.html`]).map((name) => name.slice(1));
  return files.flatMap((file) => {
    const exact = [...pageFiles, ...publicFiles].filter((name) => name.toLowerCase() === file.toLowerCase());
    return exact.length > 0 ? exact : file;
  });
}
