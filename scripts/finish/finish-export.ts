import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { hyphenations, mainLocale, moved, salon } from '../../lib/content/content';
import { contactCard, contactCardPath } from '../../lib/links/contact-card';
import { absoluteUrl, assetPath, readBasePath } from '../../lib/links/site';
import { BuildError } from '../support/command';
import { listFiles } from '../support/files';
import { leadOnPage } from '../support/html';
import { inRepository } from '../support/paths';
import { addContentPolicy } from './content-policy';
import { hostFiles } from './headers';
import { writeHostFiles } from './host-files';
import { hyphenate } from './hyphenation';
import * as page from './static-page';
import { inlineStyles, lateHref, readStyles, type Styles } from './styles';

const { DOMParser } = new JSDOM().window;

export interface Site {
  basePath: string;
  styles: Styles;
  /** Words that the salon has written with soft hyphens. */
  hyphenations: readonly string[];
}

/**
 * Removes the runtime of Next from a page, and inlines the styles that the page uses. Fonts, pictures and late styles
 * are linked; islands and their props load when used. Returns page, props (address → text) and hashes of scripts.
 * @throws BuildError if Next has written something that a step does not know.
 */
export function finishPage(html: string, file: string, site: Site) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  page.removeRuntime(document, file);
  page.removeRepeatedMeta(document);
  page.describeFirst(document);
  page.joinCompounds(document);
  hyphenate(document, site.hyphenations, page.hydrated);
  page.optimizeFirstPaint(document);
  const data = page.moveProps(document, site.basePath);
  inlineStyles(document, file, site.styles);
  // Last, because the policy contains hashes of the finished scripts.
  const scripts = addContentPolicy(document, file);
  return { html: `<!DOCTYPE html>${document.documentElement.outerHTML}`, data, scripts };
}

interface FinishOptions {
  /** Folder whose files Next copies into the export; they are published unchanged. */
  publicDir?: string;
  /** Sources of scripts that pages in `publicDir` need, such as the editor's. */
  scriptSources?: readonly string[];
}

export async function finishExport(from: string, to: string, options: FinishOptions = {}): Promise<string> {
  const { publicDir = inRepository('public'), scriptSources = [] } = options;
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const publicFiles = await listFiles(publicDir);
  await rejectNameClashes(publicFiles, publicDir, from);
  const write = async (name: string, text: string) => {
    if (publicFiles.includes(name)) throw nameClash(name);
    await mkdir(path.dirname(path.join(to, name)), { recursive: true });
    await writeFile(path.join(to, name), text);
  };
  const exported = await listFiles(from);
  const pages: string[] = [];
  for (const name of exported) {
    if (publicFiles.includes(name) || isPublished.test(name)) await cp(path.join(from, name), path.join(to, name));
    else if (name.endsWith('.html')) pages.push(name);
    else if (!isRuntimeFile.test(name))
      throw new BuildError(`scripts/finish/finish-export.ts does not know the file ${name} of Next.`);
  }
  const [sheet = '', ...otherSheets] = exported.filter((name) => name.startsWith('_next/') && name.endsWith('.css'));
  if (!sheet || otherSheets.length > 0) throw new BuildError('The export has no style sheet, or several.');
  const basePath = readBasePath();
  const styles = readStyles(await readFile(path.join(from, sheet), 'utf8'), `${basePath}/${sheet}`);
  await write(sheet, styles.whole);
  await write(lateHref(sheet), styles.late);
  await write(contactCardPath, contactCard());
  const scripts = new Set(scriptSources);
  for (const name of pages) {
    const exportedPage = await readFile(path.join(from, name), 'utf8');
    const { html, data, scripts: own } = finishPage(exportedPage, name, { basePath, styles, hyphenations });
    for (const script of own) scripts.add(script);
    await write(name, html);
    if (hasIndexPage(name)) await write(`${name.slice(0, -'.html'.length)}/index.html`, html);
    for (const [address, text] of Object.entries(data)) await write(address, text);
  }
  for (const { from: old, to: now } of moved) await write(`${old.slice(1)}.html`, movedPage(now));
  await writeHostFiles(to, scripts);
  return `${pages.length} pages`;
}

/** Returns the document at the address of a withdrawn page, for hosts without redirects. */
const movedPage = (to: string): string =>
  leadOnPage({ lang: mainLocale, title: salon.name, canonical: absoluteUrl(to), target: assetPath(to) });

/** @throws BuildError that names a file of `public/` which has the name of a generated file. */
async function rejectNameClashes(names: readonly string[], publicDir: string, exportDir: string): Promise<void> {
  for (const name of names) {
    const [own, exported] = await Promise.all([publicDir, exportDir].map((dir) => readFile(path.join(dir, name))));
    if (hostFiles.includes(name) || !own?.equals(exported ?? Buffer.of())) throw nameClash(name);
  }
}

const nameClash = (name: string) =>
  new BuildError(
    `public/${name} porte le nom d’un fichier que le site fait lui-même : donnez-lui un autre nom, ou retirez-le.`,
  );

/** Matches files of Next's runtime, such as "index.txt" or "_next/static/chunks/a.js". */
const isRuntimeFile = /^(?!robots\.txt$).*\.txt$|^_next\/.*\.js$/;

/** Matches other files of Next that are published, such as "_next/static/a.css" or "robots.txt". */
const isPublished = /^(_next\/.*\.(css|svg|woff2)|manifest\.webmanifest|robots\.txt|sitemap\.xml)$/;

/** Whether a page is also written as `X/index.html`, which several hosts prefer to `X.html` beside a folder `X/`. */
const hasIndexPage = (name: string) =>
  path.basename(name) !== 'index.html' && name !== '404.html' && !name.startsWith('_');
