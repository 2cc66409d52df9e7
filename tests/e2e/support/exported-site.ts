import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { folderPaths } from '@/lib/content/page-paths';
import { absoluteUrl, editorPath, readBasePath, readSiteUrl } from '@/lib/links/site';
import { exactNames } from '@/scripts/finish/exact-names';
import { outDir } from '@/scripts/support/paths';

const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(path.join(outDir, name)).isFile())
  .map((name) => name.split(path.sep).join('/'));
const published = exactNames(files).map((name) => `/${name}`);

const isOfEditor = (file: string) => file.startsWith(`${editorPath}/`);

/** Every file of the built site, as paths from its root such as `/Services/Coiffure.html`, without the editor's. */
export const site: ReadonlySet<string> = new Set(published.filter((file) => !isOfEditor(file)));

/** Every file of the editor, as paths from the root of the site. */
export const editorFiles = published.filter(isOfEditor);

/** The page that a file is a copy of, for who asks for `/tarifs/`; by file. */
export const copies = new Map(
  [...site]
    .map((file) => [file, file.replace(/\/index\.html$/, '.html')] as const)
    .filter(([file, page]) => file !== page && site.has(page)),
);

/** Every page of the built site, the ones for what is missing included, but not what `public/` gives, such as a proof for a search engine. */
export const pageFiles = [...site]
  .filter((file) => file.endsWith('.html') && !copies.has(file) && !existsSync(path.join('public', file)))
  .sort();

/** The text of a file of the built site. */
export const readSite = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

/** How many bytes a file of the built site has. */
export const sizeOf = (file: string): number => statSync(path.join(outDir, file)).size;

const documents = new Map<string, Document>();
// Documents of a parser alone have no window, and so nothing reads their styles.
const parser = new new JSDOM().window.DOMParser();

/** A page of the built site, or a file of XML, as a document in which no script runs; what only keeps a word on one line is left out. */
export function openFile(file: string): Document {
  const type = file.endsWith('.xml') ? 'text/xml' : 'text/html';
  const document = documents.get(file) ?? parser.parseFromString(readSite(file).replaceAll('\u2060', ''), type);
  documents.set(file, document);
  return document;
}

/**
 * What a link to this site means: a path from its root, and the id of a part of the page; undefined for links to elsewhere,
 * tel:, mailto: and data:. `page` is the address of the page it is on, as the visitor sees it.
 */
export function internalLink(link: string, page: string): { path: string; fragment: string } | undefined {
  const origin = readSiteUrl();
  const url = new URL(link, origin + page);
  if (url.origin !== origin) return undefined;
  const base = readBasePath();
  const isInside = url.pathname === base || url.pathname.startsWith(`${base}/`);
  // Outside the folder of the site there is nothing of ours to find.
  const inSite = isInside ? url.pathname.slice(base.length) || '/' : `(outside ${base})${url.pathname}`;
  return { path: decodeURIComponent(inSite), fragment: decodeURIComponent(url.hash.slice(1)) };
}

/** The file a host sends for a path. */
export function fileFor(sitePath: string): string | undefined {
  const bare = sitePath.replace(/\/$/, '');
  return [bare, `${bare}.html`, `${bare}/index.html`].find((file) => site.has(file));
}

/** The path a page is visited at. */
export const pathOf = (file: string): string => file.replace(/(index)?\.html$/, '');

/** Whether a page stands for what is missing: an address without a page, or one that only begins others. */
export const isMissing = (file: string): boolean => /^\/(404|_)/.test(file) || folderPaths().includes(pathOf(file));

/** Every page that search engines may list. */
export const indexedFiles = pageFiles.filter((file) => !isMissing(file));

/** The whole address a page is known by. */
export const addressOf = (file: string): string => absoluteUrl(pathOf(file));

/** The file of the site behind a whole address; fails when there is none. */
export function publishedFile(address: unknown): string {
  const target = internalLink(String(address), '/');
  const file = target && fileFor(target.path);
  if (!file) throw new Error(`${address} is not published.`);
  return file;
}

/** Contents of a page's `<meta>` elements by name or property. */
export const metaOf = (page: Document): Record<string, string> =>
  Object.fromEntries(
    [...page.querySelectorAll('meta')].map((meta) => [
      meta.name || (meta.getAttribute('property') ?? ''),
      meta.content,
    ]),
  );
