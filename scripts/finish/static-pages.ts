import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { BuildError } from '../support/build-error';
import { listFiles } from '../support/files';
import { attribute, elementsIn, textOf } from './html';

type Document = DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** A page without the framework's scripts, and the data files its islands start from: address → text. */
export interface StaticPage {
  html: string;
  data: Record<string, string>;
}

/** Where the data of islands lies, beside their code. */
const dataFolder = 'islands';

/** True for what Next writes to hydrate and route the whole page, false for what is ours; undefined for anything else. */
function isFrameworkScript(script: Element): boolean | undefined {
  const type = attribute(script, 'type')?.value;
  if (type === 'application/ld+json' || type === 'speculationrules' || attribute(script, 'data-page-script'))
    return false;
  const src = attribute(script, 'src')?.value;
  if (src !== undefined) return src.includes('/_next/static/chunks/') || undefined;
  if (attribute(script, 'id')?.value === '_R_') return true;
  const text = textOf(script);
  return text.startsWith('(self.__next_f=') || text.startsWith('self.__next_f.push(') || undefined;
}

/** The elements outside islands: there alone React needs the comments it has written. */
function* commentedElements(node: Element | Document): Generator<Element> {
  if ('tagName' in node) {
    if (attribute(node, 'data-props')) return;
    yield node;
  }
  for (const child of node.childNodes) if ('tagName' in child) yield* commentedElements(child);
}

/**
 * A page as it is published: a document without the framework's runtime. The props of islands, which only those need who
 * use them, move into files of their own.
 * @throws BuildError when there is a script that this step does not know, none of the framework's, or not the page's own.
 */
export function staticPage(html: string, file: string, basePath: string): StaticPage {
  const document = parse(html, { scriptingEnabled: false });
  const data: Record<string, string> = {};
  const found = { framework: 0, own: 0 };
  for (const element of [...elementsIn(document)]) {
    if (element.tagName === 'script') {
      const isFramework = isFrameworkScript(element);
      if (isFramework === undefined) {
        const script = serialize(element).slice(0, 80) || attribute(element, 'src')?.value;
        throw new BuildError(`${file}: scripts/finish/static-pages.ts does not know the script "${script}".`);
      }
      if (isFramework) found.framework += 1;
      if (attribute(element, 'data-page-script')) found.own += 1;
      if (isFramework) tree.detachNode(element);
    } else if (element.tagName === 'link' && attribute(element, 'as')?.value === 'script') {
      tree.detachNode(element);
    }
    const props = attribute(element, 'data-props');
    if (!props) continue;
    const hash = createHash('sha256').update(props.value).digest('hex').slice(0, 8);
    const address = `/${dataFolder}/${hash}.json`;
    data[address] = props.value;
    props.value = basePath + address;
  }
  for (const element of [...commentedElements(document)]) {
    element.childNodes = element.childNodes.filter((child) => child.nodeName !== '#comment');
    // Where Next would put what comes late.
    const isEmpty = element.tagName === 'div' && attribute(element, 'hidden') && element.childNodes.length === 0;
    if (isEmpty) tree.detachNode(element);
  }
  if (found.framework === 0 || found.own !== 1) {
    throw new BuildError(
      `${file} has ${found.framework} scripts of the framework and ${found.own} of its own: ` +
        'this version of Next writes pages in a way that scripts/finish/static-pages.ts does not know.',
    );
  }
  return { html: serialize(document), data };
}

/** Takes the framework's runtime out of an exported folder: scripts, and the files of its router. Returns the number of pages. */
export async function makePagesStatic(dir: string, basePath: string): Promise<number> {
  const files = await listFiles(dir);
  const pages = files.filter((name) => name.endsWith('.html'));
  await mkdir(path.join(dir, dataFolder), { recursive: true });
  for (const name of pages) {
    const page = staticPage(await readFile(path.join(dir, name), 'utf8'), name, basePath);
    await writeFile(path.join(dir, name), page.html);
    for (const [address, text] of Object.entries(page.data)) await writeFile(path.join(dir, address), text);
  }
  const isRouterFile = (name: string) =>
    (name.endsWith('.txt') && name !== 'robots.txt') || (name.startsWith('_next/') && name.endsWith('.js'));
  for (const name of files.filter(isRouterFile)) await rm(path.join(dir, name));
  return pages.length;
}
