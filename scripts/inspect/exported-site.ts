import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { moved } from '../../lib/content/content';
import { folderPaths } from '../../lib/content/page-paths';
import { absoluteUrl, readBasePath, readSiteUrl } from '../../lib/links/site';
import { exactNames } from '../finish/exact-names';
import { editorPath, outDir } from '../support/paths';

/** A fault of a file: `fault` continues a French sentence about the file, without full stop: "pèse 21 ko". */
export interface PageFault {
  file: string;
  fault: string;
}

/** Reads a value at its first use and keeps it, because the site may be built after this module is loaded. */
function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}

/** Returns every file of the built site, as paths from its root such as `/tarifs.html`, without the editor's. */
export const site = once((): ReadonlySet<string> => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(outDir, name)).isFile())
    .map((name) => name.split(path.sep).join('/'));
  const published = exactNames(files).map((name) => `/${name}`);
  return new Set(published.filter((file) => !file.startsWith(`${editorPath}/`)));
});

/** Returns copies of pages, for addresses such as `/tarifs/`: `/tarifs/index.html` → `/tarifs.html`. */
export const copies = once(() => {
  const pages = [...site()].map((file) => [file, file.replace(/\/index\.html$/, '.html')] as const);
  return new Map(pages.filter(([file, page]) => file !== page && site().has(page)));
});

const isMoved = (file: string) => moved.some(({ from }) => file === `${from}.html`);

/** Returns the files of all pages of the site, without their copies, redirects of withdrawn pages and `public/`. */
export const pageFiles = once(() =>
  [...site()]
    .filter((file) => file.endsWith('.html') && !copies().has(file))
    .filter((file) => !isMoved(file) && !existsSync(path.join('public', file)))
    .sort(),
);

export const readSite = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

export const sizeOf = (file: string): number => statSync(path.join(outDir, file)).size;

const documents = new Map<string, Document>();
// Only JSDOM's parser: a document with a window would parse its styles too.
const parser = new new JSDOM().window.DOMParser();

/** Returns a page or XML file as a document, without its soft hyphens; scripts do not run. */
export function openFile(file: string): Document {
  const type = file.endsWith('.xml') ? 'text/xml' : 'text/html';
  const document = documents.get(file) ?? parser.parseFromString(readSite(file).replace(/\u00ad/g, ''), type);
  documents.set(file, document);
  return document;
}

/**
 * Returns the target of a link within this site: path from its root, and id of an element; undefined for other sites,
 * tel:, mailto: and data:. `page` is the address of the page with the link, as the visitor sees it.
 */
export function internalLink(link: string, page: string): { path: string; fragment: string } | undefined {
  const origin = readSiteUrl();
  const url = new URL(link, origin + page);
  if (url.origin !== origin) return undefined;
  const base = readBasePath();
  const isInside = url.pathname === base || url.pathname.startsWith(`${base}/`);
  // A path outside the base path gets a name that no file has, so that it is reported.
  const inSite = isInside ? url.pathname.slice(base.length) || '/' : `(outside ${base})${url.pathname}`;
  return { path: decodeURIComponent(inSite), fragment: decodeURIComponent(url.hash.slice(1)) };
}

/** Returns the file that a host sends for a path: `/tarifs.html` for `/tarifs`; undefined if there is none. */
export function fileFor(sitePath: string): string | undefined {
  const bare = sitePath.replace(/\/$/, '');
  return [bare, `${bare}.html`, `${bare}/index.html`].find((file) => site().has(file));
}

/** Returns the path at which a page is visited: `/tarifs` for `/tarifs.html`. */
export const pathOf = (file: string): string => file.replace(/(index)?\.html$/, '');

/** Whether a page answers with 404: `/404`, `/_not-found`, or the list of pages in a folder such as `/services`. */
export const isMissing = (file: string): boolean => /^\/(404|_)/.test(file) || folderPaths().includes(pathOf(file));

/** Returns the files of all pages that search engines may list. */
export const indexedFiles = once(() => pageFiles().filter((file) => !isMissing(file)));

export const addressOf = (file: string): string => absoluteUrl(pathOf(file));

/** Returns the file of the site at an absolute address; undefined if there is none. */
export function publishedFile(address: unknown): string | undefined {
  const target = internalLink(String(address), '/');
  return target && fileFor(target.path);
}
