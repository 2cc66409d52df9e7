import { defaultTreeAdapter as tree } from 'parse5';
import { BuildError } from '../support/build-error';
import { hashOf } from '../support/files';
import { attribute, attributeValue, type Document, type Element, elementsIn, textOf } from './html';

/** True for what Next writes to hydrate and route the whole page, false for what is ours; undefined for anything else. */
function isFrameworkScript(script: Element): boolean | undefined {
  const type = attributeValue(script, 'type');
  if (type === 'application/ld+json' || type === 'speculationrules') return false;
  if (attribute(script, 'data-page-script')) return false;
  const src = attributeValue(script, 'src');
  if (src?.includes('/islands/')) return false;
  if (src !== undefined) return src.includes('/_next/static/chunks/') || undefined;
  if (attributeValue(script, 'id') === '_R_') return true;
  const text = textOf(script);
  return text.startsWith('(self.__next_f=') || text.startsWith('self.__next_f.push(') || undefined;
}

/**
 * Takes the framework's runtime out of a page.
 * @throws BuildError when there is a script that this step does not know, none of the framework's, or not the page's own.
 */
export function removeRuntime(document: Document, file: string): void {
  const elements = [...elementsIn(document)];
  const isPreload = (element: Element) => element.tagName === 'link' && attributeValue(element, 'as') === 'script';
  const preloaded = elements.find((element) => attributeValue(element, 'rel') === 'modulepreload');
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const unknown = preloaded ?? scripts.find((script) => isFrameworkScript(script) === undefined);
  if (unknown) {
    const shown = textOf(unknown).slice(0, 80) || attributeValue(unknown, 'src') || attributeValue(unknown, 'href');
    throw new BuildError(`${file}: scripts/finish/static-page.ts does not know the ${unknown.tagName} "${shown}".`);
  }
  const framework = scripts.filter(isFrameworkScript);
  const own = scripts.filter((script) => attribute(script, 'data-page-script'));
  for (const element of [...framework, ...elements.filter(isPreload)]) tree.detachNode(element);
  for (const element of [...elementsIn(document, false)]) {
    element.childNodes = element.childNodes.filter((child) => child.nodeName !== '#comment');
    // Where Next would put what comes late.
    const isEmpty = element.tagName === 'div' && attribute(element, 'hidden') && element.childNodes.length === 0;
    if (isEmpty) tree.detachNode(element);
  }
  if (framework.length === 0 || own.length !== 1) {
    throw new BuildError(
      `${file} has ${framework.length} scripts of the framework and ${own.length} of its own: ` +
        'this version of Next writes pages in a way that scripts/finish/static-page.ts does not know.',
    );
  }
}

/** Takes out what networks find in Open Graph, where Next says it a second time for one of them. */
export function removeRepeatedMeta(document: Document): void {
  const metas = [...elementsIn(document)].filter(({ tagName }) => tagName === 'meta');
  const isSaid = (part: string | undefined, content: string | undefined) =>
    metas.some(
      (meta) => attributeValue(meta, 'property') === `og:${part}` && attributeValue(meta, 'content') === content,
    );
  for (const meta of metas) {
    const [, part] = /^twitter:(title|description|image:alt)$/.exec(attributeValue(meta, 'name') ?? '') ?? [];
    if (part && isSaid(part, attributeValue(meta, 'content'))) tree.detachNode(meta);
  }
}

/** Moves the props of islands, which a page needs only once they are used, out of it. Returns their files: address → text. */
export function moveProps(document: Document, basePath: string): Record<string, string> {
  const data: Record<string, string> = {};
  for (const element of elementsIn(document)) {
    const props = attribute(element, 'data-props');
    if (!props) continue;
    const address = `/islands/${hashOf(props.value).slice(0, 8)}.json`;
    data[address] = props.value;
    props.value = basePath + address;
  }
  return data;
}
