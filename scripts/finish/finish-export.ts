import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { contactCard, contactCardPath } from '../../lib/links/contact-card';
import { readBasePath } from '../../lib/links/site';
import { BuildError } from '../support/command';
import { listFiles } from '../support/files';
import { inRepository } from '../support/paths';
import { addContentPolicy } from './content-policy';
import { hostFiles } from './headers';
import { writeHostFiles } from './host-files';
import { joinCompounds, moveProps, optimizeFirstPaint, removeRepeatedMeta, removeRuntime } from './static-page';
import { inlineStyles, lateHref, readStyles, type Styles } from './styles';

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
  joinCompounds(document);
  optimizeFirstPaint(document);
  const data = moveProps(document, site.basePath);
  inlineStyles(document, file, site.styles);
  addContentPolicy(document, file);
  return { html: `<!DOCTYPE html>${document.documentElement.outerHTML}`, data };
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
  await write(sheet, site.styles.whole);
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
