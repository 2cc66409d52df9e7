import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of the site as it lies on the disk. */
export interface SiteFile {
  file: string;
  /** Bytes. */
  size: number;
  /** Last change, milliseconds. */
  modified: number;
}

/** Files that tell the host something and are never served. */
const instructions = new Set(['_headers', '_redirects']);

/**
 * The file behind a decoded address, the way static hosts look for it: itself, with `.html`, `index.html` inside.
 * `undefined` where there is none, where only the case differs, or where the address leads out of the folder.
 */
export async function resolveFile(dir: string, pathname: string): Promise<SiteFile | undefined> {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.some((segment) => segment === '..' || segment === '.' || segment.includes('\\'))) return undefined;
  if (segments.length === 1 && instructions.has(segments[0] ?? '')) return undefined;
  const bare = segments.join('/');
  const page = bare && `${bare}.html`;
  const index = bare ? `${bare}/index.html` : 'index.html';
  const candidates = pathname.endsWith('/') ? [index, page] : [bare, page, index];
  const root = await realpath(dir);
  for (const candidate of candidates) {
    const found = candidate && (await exactFile(root, candidate));
    if (found) return found;
  }
  return undefined;
}

async function exactFile(root: string, relative: string): Promise<SiteFile | undefined> {
  const file = path.join(root, ...relative.split('/'));
  try {
    const stats = await stat(file);
    // On a disk that ignores case the real path tells that this is not the name asked for; a link out of the folder too.
    if (!stats.isFile() || (await realpath(file)) !== file) return undefined;
    return { file, size: stats.size, modified: stats.mtimeMs };
  } catch {
    return undefined;
  }
}
