import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../support/files';

/**
 * Copies each `X.html` to `X/index.html`, so that `/X` and `/X/` work on every host: several of them prefer the folder
 * `X/` of page data that stands beside the page, and refuse to list it. Returns the number of copies.
 */
export async function addIndexPages(dir: string): Promise<number> {
  const pages = (await listFiles(dir)).filter(needsIndexPage);
  for (const page of pages) {
    const folder = path.join(dir, page.slice(0, -'.html'.length));
    await mkdir(folder, { recursive: true });
    await copyFile(path.join(dir, page), path.join(folder, 'index.html'));
  }
  return pages.length;
}

function needsIndexPage(file: string): boolean {
  // `_not-found.html` and its like are no addresses of the site.
  return file.endsWith('.html') && !/(^|\/)index\.html$/.test(file) && file !== '404.html' && !file.startsWith('_');
}
