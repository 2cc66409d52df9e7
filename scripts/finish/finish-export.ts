import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { contactCard, contactCardPath } from '../../lib/links/contact-card';
import { readBasePath } from '../../lib/links/site';
import { BuildError } from '../support/build-error';
import { listFiles } from '../support/files';
import { inRepository } from '../support/paths';
import { addContentPolicy } from './content-policy';
import { hostFiles } from './headers';
import { writeHostFiles } from './host-files';
import { keepCompounds, moveProps, removeRepeatedMeta, removeRuntime } from './static-page';
import { inlineStyles, lateHref, readStyles, type Styles, sheetOfIslands } from './styles';

const { DOMParser } = new JSDOM().window;

/** What pages have in common. */
export interface Site {
  basePath: string;
  styles: Styles;
}

/**
 * A page as it is published, from what Next has written, and the data files of its islands (address → text).
 * @throws BuildError where Next has written what a step does not know.
 */
export function finishPage(html: string, file: string, site: Site) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  removeRuntime(document, file);
  removeRepeatedMeta(document);
  keepCompounds(document);
  beginEarly(document);
  const data = moveProps(document, site.basePath);
  inlineStyles(document, file, site.styles);
  addContentPolicy(document, file);
  return { html: shorten(`<!DOCTYPE html>${document.documentElement.outerHTML}`), data };
}

/**
 * Has the browser lay out what it has read in, here, so that neither this nor the first frame is a long task on a slow phone.
 * Asking for a length is the only way to have it done.
 */
const layOutHere = '<script>document.body.offsetTop</script>';

/**
 * The first frame comes as soon as the head of the page is read in, whole, since what stands at its foot would move. Fonts that the
 * document's head preloads would hold it until the rest of the page is read in and laid out as well (docs/performance.md).
 */
function beginEarly(document: Document): void {
  const fonts = document.querySelectorAll('link[as=font]');
  for (const font of fonts) font.removeAttribute('type');
  document.body.prepend(...fonts);
  document.querySelector('body > header')?.insertAdjacentHTML('afterend', layOutHere);
  // It looks where the parts of the page are, and nothing after them concerns it.
  document.querySelector('main')?.after(...document.querySelectorAll('[data-page-script]'));
  const next = document.querySelector('[data-head]')?.nextElementSibling;
  if (!next) return;
  next.id ||= 'suite';
  next.insertAdjacentHTML('beforebegin', layOutHere);
  document.head.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${next.id}" blocking="render">`);
}

/** The same document in fewer bytes: empty values are not written, and JSON in an attribute keeps its own quotes. */
function shorten(html: string): string {
  return html
    .replace(/ (alt|download|hidden)=""| (data-[a-z-]+)="true"/g, ' $1$2')
    .replace(/="([^"'<>]*&quot;[^"'<>]*)"/g, (_, value: string) => `='${value.replaceAll('&quot;', '"')}'`);
}

async function readSite(from: string): Promise<Site> {
  const sheets = (await listFiles(from)).filter((name) => name.startsWith('_next/') && name.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) throw new BuildError(`The export has ${sheets.length} style sheets instead of one.`);
  const basePath = readBasePath();
  return { basePath, styles: readStyles(await readFile(path.join(from, sheet), 'utf8'), `${basePath}/${sheet}`) };
}

/**
 * Makes the published site of what Next has exported, in an empty or absent folder; the files of `given` stay as they are.
 * @throws BuildError naming a file of `given` that has the name of one that is made.
 */
export async function finishExport(from: string, to: string, given = inRepository('public')): Promise<string> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const site = await readSite(from);
  const namesOfGiven = await compareGiven(given, from);
  const isGiven = (name: string) => namesOfGiven.includes(name);
  const write = async (name: string, text: string) => {
    if (isGiven(name)) throw new BuildError(takenName(name));
    await mkdir(path.dirname(path.join(to, name)), { recursive: true });
    await writeFile(path.join(to, name), text);
  };
  const names = await listFiles(from);
  const pages: string[] = [];
  for (const name of names) {
    if (isGiven(name) || isPublished.test(name)) await cp(path.join(from, name), path.join(to, name));
    else if (name.endsWith('.html')) pages.push(name);
    else if (!isRouterFile(name))
      throw new BuildError(`scripts/finish/finish-export.ts does not know the file ${name} of Next.`);
  }
  const sheet = site.styles.href.slice(site.basePath.length);
  const islands = names.filter((name) => name.startsWith('islands/') && name.endsWith('.js'));
  const scriptsOfIslands = await Promise.all(islands.map((name) => readFile(path.join(from, name), 'utf8')));
  await write(sheet, sheetOfIslands(site.styles, scriptsOfIslands));
  await write(lateHref(sheet), site.styles.late);
  await write(contactCardPath, contactCard());

  for (const name of pages) {
    const { html, data } = await finishPage(await readFile(path.join(from, name), 'utf8'), name, site);
    await write(name, html);
    if (hasIndexPage(name)) await write(`${name.slice(0, -'.html'.length)}/index.html`, html);
    for (const [address, text] of Object.entries(data)) await write(address, text);
  }
  await writeHostFiles(to);
  return `${pages.length} pages`;
}

/** The files that a folder gives to the export, such as a proof for a search engine or the editor: none is what Next has written. */
async function compareGiven(given: string, from: string): Promise<string[]> {
  const names = await listFiles(given);
  for (const name of names) {
    const [one, other] = await Promise.all([readFile(path.join(given, name)), readFile(path.join(from, name))]);
    if (hostFiles.includes(name) || !one.equals(other)) throw new BuildError(takenName(name));
  }
  return names;
}

const takenName = (name: string) =>
  `public/${name} porte le nom d’un fichier que le site fait lui-même : donnez-lui un autre nom, ou retirez-le.`;

/** What only the framework's runtime reads. */
const isRouterFile = (name: string) =>
  (name.endsWith('.txt') && name !== 'robots.txt') || (name.startsWith('_next/') && name.endsWith('.js'));

/** What Next writes for visitors beside pages. */
const isPublished = /^(_next\/.*\.(css|svg|woff2)|manifest\.webmanifest|robots\.txt|sitemap\.xml)$/;

/** `X/index.html` stands beside `X.html`: several hosts prefer a folder `X/` that stands beside the page, and refuse to list it. */
const hasIndexPage = (name: string) =>
  path.basename(name) !== 'index.html' && name !== '404.html' && !name.startsWith('_');
