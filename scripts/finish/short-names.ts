import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { listFiles } from '../support/files';
import { attribute, elementsIn } from './html';

type Element = DefaultTreeAdapterTypes.Element;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b ... z, aa, ab ... */
const nameOf = (index: number): string =>
  (index < letters.length ? '' : nameOf(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

const classesOf = (element: Element) => attribute(element, 'class')?.value.split(/\s+/).filter(Boolean) ?? [];

type List = Extract<SelectorComponent, { kind: 'is' | 'where' | 'not' | 'has' }>;

const isList = (component: { kind: string }): component is List =>
  ['is', 'where', 'not', 'has'].includes(component.kind);

/** The oldest browsers of Next, major and minor version by byte: without them what Chrome cannot read may be the shortest. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };

/** Calls back with every class in a style sheet; what it returns takes its place. */
function replaceClasses(css: string, replace: (name: string) => string): string {
  const rename = (component: SelectorComponent): SelectorComponent => {
    if (component.type === 'class') return { ...component, name: replace(component.name) };
    // The visitor does not look into them.
    if (component.type !== 'pseudo-class' || !isList(component)) return component;
    return { ...component, selectors: component.selectors.map(inSelector) };
  };
  const inSelector = (selector: Selector): Selector => selector.map(rename);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: { Selector: inSelector },
  });
  return code.toString();
}

/** Every class that a style sheet names. */
export function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  replaceClasses(css, (name) => {
    names.add(name);
    return name;
  });
  return names;
}

/**
 * A page whose classes have short names, in its elements and in its own styles: a tenth of its weight. Names of style sheets
 * that the page shares with others (`shared`) stay. So may the elements of islands have short names: what React writes anew
 * has the full ones, which the whole sheet knows that comes with it.
 */
export function shortenNames(html: string, shared: ReadonlySet<string>): string {
  // Else what stands in `<noscript>` would be text.
  const document = parse(html, { scriptingEnabled: false });
  const elements = [...elementsIn(document)];
  const counts = new Map<string, number>();
  for (const name of elements.flatMap(classesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = new Map<string, string>();
  let index = 0;
  for (const [name] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (shared.has(name)) continue;
    while (shared.has(nameOf(index))) index += 1;
    names.set(name, nameOf(index++));
  }
  for (const element of elements) {
    const list = attribute(element, 'class');
    if (list)
      list.value = classesOf(element)
        .map((name) => names.get(name) ?? name)
        .join(' ');
    const [text] = element.tagName === 'style' ? element.childNodes : [];
    if (text && 'value' in text) text.value = replaceClasses(text.value, (name) => names.get(name) ?? name);
  }
  return serialize(document);
}

/** Shortens the names of classes in every page of an exported folder. Returns the number of pages. */
export async function shortenNamesOfPages(dir: string): Promise<number> {
  const files = await listFiles(dir);
  const read = (name: string) => readFile(path.join(dir, name), 'utf8');
  const rare = await Promise.all(files.filter((name) => name.endsWith('.rare.css')).map(read));
  const shared = classesIn(rare.join('\n'));
  const pages = files.filter((name) => name.endsWith('.html'));
  for (const name of pages) await writeFile(path.join(dir, name), shortenNames(await read(name), shared));
  return pages.length;
}
