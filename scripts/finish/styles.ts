import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';
import { defaultTreeAdapter as tree } from 'parse5';
import postcss, { type AtRule, type Node } from 'postcss';
import { type ExtractorResult, type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { BuildError } from '../support/build-error';
import { attribute, attributeValue, createElement, type Document, type Element, elementsIn, insertAfter } from './html';

/** Media that few visits need: paper, systems that choose the colours, browsers without scripts. */
const occasionalMedia = ['print', '(forced-colors:active)', '(scripting:none)'];

/** The oldest browsers of Next, major and minor version by byte: without them what Chrome cannot read may be the shortest. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };

/** Parts of controls that the site does not have, and states of older browsers; what else a page has shows in its elements. */
const absentParts = [
  '-webkit-date',
  '-webkit-calendar',
  '-webkit-search',
  'spin-button',
  'file-selector',
  '-moz-ui-invalid',
  '-moz-focusring',
];

/** The style sheet of the site, read once for all pages. */
export interface Styles {
  /** Address, base path included. */
  href: string;
  /** The rules for screens. */
  screen: string;
  /** Those for pages without fields to fill in: the purge keeps every pseudo-element. */
  screenWithoutFields: string;
  /** All of it without the fonts, which every page declares itself: again, they would be loaded again. */
  whole: string;
  /** The rules for occasional media alone. */
  occasional: string;
  /** Every class it names. */
  classes: ReadonlySet<string>;
  /** Classes that `occasional` names, with what it calls them: pages must call them the same. */
  sharedClasses: ReadonlyMap<string, string>;
  /** Attributes that selectors ask for: scripts set them, so no page is without them, but for those of `data-`. */
  attributes: { names: readonly string[]; values: readonly string[] };
}

type SelectorList = Extract<SelectorComponent, { kind: 'is' | 'where' | 'not' | 'has' }>;

const isList = (component: SelectorComponent): component is SelectorList =>
  component.type === 'pseudo-class' && ['is', 'where', 'not', 'has'].includes(component.kind);

/** A visitor that replaces every part of every selector, in lists of selectors too. */
function selectorVisitor(replace: (part: SelectorComponent) => SelectorComponent): Visitor<never> {
  const inSelector = (selector: Selector): Selector =>
    selector.map((part) => (isList(part) ? { ...part, selectors: part.selectors.map(inSelector) } : replace(part)));
  return { Selector: inSelector };
}

/** A visitor that gives classes other names; those without one keep theirs. */
const renaming = (names: ReadonlyMap<string, string>): Visitor<never> =>
  selectorVisitor((part) => (part.type === 'class' ? { ...part, name: names.get(part.name) ?? part.name } : part));

function minify(css: string, visitor: Visitor<never>): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets, visitor }).code.toString();
}

/** Every part of every selector of a sheet. */
function selectorParts(css: string): SelectorComponent[] {
  const parts: SelectorComponent[] = [];
  const note = (part: SelectorComponent) => {
    parts.push(part);
    return part;
  };
  minify(css, selectorVisitor(note));
  return parts;
}

const classNames = (parts: readonly SelectorComponent[]) =>
  new Set(parts.flatMap((part) => (part.type === 'class' ? [part.name] : [])));

const isOccasional = (rule: AtRule) => rule.name === 'media' && occasionalMedia.includes(rule.params);

function isWithin({ parent }: Node, isMeant: (rule: AtRule) => boolean): boolean {
  if (!parent) return false;
  return (parent.type === 'atrule' && isMeant(parent as AtRule)) || isWithin(parent as Node, isMeant);
}

/**
 * Divides the sheet that Next has written.
 * @throws BuildError when there are no fonts in it.
 */
export function readStyles(css: string, href: string): Styles {
  const root = postcss.parse(css);
  // Tailwind gives its properties initial values twice, the second time for browsers without `@property`: that does for all.
  root.walkAtRules('layer', ({ params, nodes }) => {
    const [condition] = nodes ?? [];
    if (params !== 'properties' || condition?.type !== 'atrule') return;
    const names = new Set<string>();
    condition.walkDecls(({ prop }) => void names.add(prop));
    root.walkAtRules('property', (rule) => void (names.has(rule.params) && rule.remove()));
    condition.replaceWith(condition.nodes ?? []);
  });
  // Translucent colours stand twice, the second time as `lab()`, which looks the same; prefixed ones once for every time they were read.
  root.walkDecls((declaration) => {
    const before = declaration.prev();
    if (before?.type !== 'decl' || before.prop !== declaration.prop) return;
    if (before.value === declaration.value || declaration.value.includes('lab(')) declaration.remove();
  });
  // Set to what they are anyway.
  root.walkDecls(/^font-(feature|variation)-settings$/, (declaration) => {
    if (['normal', 'inherit'].includes(declaration.value)) declaration.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !absentParts.some((part) => selector.includes(part)));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });

  const whole = root.clone();
  let fonts = 0;
  whole.walkAtRules('font-face', (rule) => {
    fonts += 1;
    rule.remove();
  });
  if (fonts === 0) throw new BuildError(`${href} declares no fonts: the pages would lose theirs.`);

  const occasional = whole.clone();
  const isValue = (rule: AtRule) => rule.name === 'layer' && ['properties', 'theme'].includes(rule.params);
  // Every page has these itself.
  occasional.walkAtRules(/^(property|keyframes)$/, (rule) => void rule.remove());
  occasional.walkDecls((declaration) => {
    if (!isWithin(declaration, isOccasional) && !isWithin(declaration, isValue)) declaration.remove();
  });

  root.walkAtRules('media', (rule) => {
    if (isOccasional(rule)) rule.remove();
  });
  const withoutFields = root.clone();
  withoutFields.walkRules('::placeholder', (rule) => void rule.remove());
  // Utilities get capitals; the names of parts stay, by which tests and people find them.
  const occasionalCss = minify(occasional.toString(), {});
  const shared = [...classNames(selectorParts(occasionalCss))];
  const utilities = shared.filter((name) => /[^\w-]/.test(name));
  const sharedClasses = new Map(shared.map((name) => [name, name]));
  for (const [index, name] of utilities.entries()) sharedClasses.set(name, shortName(index).toUpperCase());
  const parts = selectorParts(whole.toString());
  const attributes = parts.filter((part) => part.type === 'attribute');
  return {
    href,
    screen: root.toString(),
    screenWithoutFields: withoutFields.toString(),
    whole: whole.toString(),
    occasional: minify(occasionalCss, renaming(sharedClasses)),
    classes: classNames(parts),
    sharedClasses,
    attributes: {
      names: attributes.map(({ name }) => name).filter((name) => !name.startsWith('data-')),
      values: attributes.flatMap(({ operation }) => (operation ? [operation.value] : [])),
    },
  };
}

/** What scripts write anew is in their texts: words between spaces and quotes. */
const wordsIn = (text: string) => [/[^\s"`]+/g, /[^\s"'`{}$]+/g].flatMap((word) => text.match(word) ?? []);

/** The sheet that islands ask for: the rules for what their scripts (texts) write anew. Pages have the others themselves. */
export async function sheetOfIslands({ whole }: Styles, scripts: readonly string[]): Promise<string> {
  return minify(await purge(whole, scripts.flatMap(wordsIn)), {});
}

/** The rules of a sheet for what is found in a page or a script. */
async function purge(css: string, found: ExtractorResult): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => found }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    // Else it takes out selectors of pseudo-classes alone, such as `:focus-visible`, because it finds no name of them in the page.
    safelist: { standard: [/^:/] },
  });
  return purged?.css ?? '';
}

/** Address of the rules for occasional media: `a.css` → `a.print.css`. */
export const occasionalHref = (href: string) => href.replace(/\.css$/, '.print.css');

const classesOf = (element: Element) => attributeValue(element, 'class')?.split(/\s+/).filter(Boolean) ?? [];

/** What of a page decides which rules it needs. */
function selectorsOf(elements: readonly Element[], { attributes }: Styles): ExtractorResultDetailed {
  const names = elements.flatMap(({ attrs }) => attrs.map(({ name }) => name));
  return {
    tags: elements.map(({ tagName }) => tagName),
    classes: elements.flatMap(classesOf),
    ids: elements.flatMap((element) => attributeValue(element, 'id') ?? []),
    attributes: { names: [...names, ...attributes.names], values: [...attributes.values] },
    undetermined: [],
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b ... z, aa, ab ... */
const shortName = (index: number): string =>
  (index < letters.length ? '' : shortName(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

/** Short names of the classes of a page, the shortest for the most frequent; classes that always stand together get one. */
function shortNames(elements: readonly Element[], shared: ReadonlyMap<string, string>): Map<string, string> {
  const places = new Map<string, number[]>();
  for (const [place, element] of elements.entries()) {
    for (const name of new Set(classesOf(element))) places.set(name, [...(places.get(name) ?? []), place]);
  }
  const byPlaces = new Map<string, string>();
  const names = new Map(shared);
  let index = 0;
  for (const [name, list] of [...places].sort(([, one], [, other]) => other.length - one.length)) {
    if (shared.has(name)) continue;
    const taken = byPlaces.get(String(list));
    while (!taken && shared.has(shortName(index))) index += 1;
    const short = taken ?? shortName(index++);
    byPlaces.set(String(list), short);
    names.set(name, short);
  }
  return names;
}

/**
 * Puts the values of Tailwind's properties where they are used, as far as nothing else on the page changes them: within a
 * rule that sets them, or wherever they have their first value. What no rule asks for any longer goes.
 */
function inlineProperties(css: string): string {
  const root = postcss.parse(css);
  const first = new Map<string, string>();
  const changed = new Set<string>();
  root.walkDecls(/^--tw-/, (declaration) => {
    if (isWithin(declaration, ({ name, params }) => name === 'layer' && params === 'properties')) {
      first.set(declaration.prop, declaration.value);
    } else changed.add(declaration.prop);
  });
  root.walkDecls((declaration) => {
    const own = new Map<string, string>();
    declaration.parent?.each((other) => void (other.type === 'decl' && own.set(other.prop, other.value)));
    // Nor does one fade that no rule knows.
    declaration.value = declaration.value
      .replace(/,\s*--tw-gradient-[\w-]+/g, '')
      .replaceAll(propertyUse, (use, name: string, fallback?: string) => {
        if (!own.has(name) && changed.has(name)) return use;
        const value = own.get(name) ?? first.get(name) ?? 'initial';
        return value === 'initial' ? (fallback ?? use) : value;
      });
  });
  // The minifier writes a second one.
  root.walkDecls('-webkit-text-decoration', (declaration) => void declaration.remove());
  const rest = root.toString();
  root.walkDecls(/^--tw-/, (declaration) => void (rest.includes(`var(${declaration.prop}`) || declaration.remove()));
  return root.toString();
}

/** A use of such a property, with what stands in for it. */
const propertyUse = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/**
 * Puts the rules that a page uses into it, in place of the link to the sheet; those for occasional media follow by
 * themselves, and the sheet of islands (`data-sheet`) where one starts. Classes get short names, a tenth of the page's
 * weight: what React writes anew has the full ones, which that sheet knows.
 * @throws BuildError when the page does not ask for this sheet once, or would lose its fonts.
 */
export async function inlineStyles(document: Document, file: string, styles: Styles): Promise<void> {
  const elements = [...elementsIn(document)];
  const [sheet, ...others] = elements.filter(
    (element) => element.tagName === 'link' && attributeValue(element, 'rel') === 'stylesheet',
  );
  if (!sheet || others.length > 0 || attributeValue(sheet, 'href') !== styles.href) {
    throw new BuildError(`${file} does not link to the one style sheet ${styles.href}.`);
  }
  const [html] = elements;
  const fontClasses = html ? classesOf(html) : [];
  if (fontClasses.length === 0 || !fontClasses.every((name) => styles.classes.has(name))) {
    throw new BuildError(`${file} has no class of ${styles.href} on <html>, which is where its fonts come from.`);
  }
  const hasFields = elements.some(({ tagName }) => tagName === 'input' || tagName === 'textarea');
  const purged = await purge(hasFields ? styles.screen : styles.screenWithoutFields, selectorsOf(elements, styles));
  const names = shortNames(elements, styles.sharedClasses);
  const rename = (name: string) => names.get(name) ?? name;
  const css = minify(inlineProperties(purged), {
    ...renaming(names),
    // Addresses no longer depend on where the sheet lay.
    // biome-ignore lint/correctness/noComponentHookFactories: lightningcss calls its visitors by the names of types.
    Url: (url) => ({ ...url, url: url.url.startsWith('data:') ? url.url : absolute(url.url, styles.href) }),
    // What rules that it puts together say alike it repeats.
  }).replace(/(?<=[{;])([^{};]+;)\1+/g, '$1');
  for (const element of elements) {
    const list = attribute(element, 'class');
    if (list) list.value = [...new Set(classesOf(element).map(rename))].join(' ');
  }
  const hasIslands = elements.some((element) => attribute(element, 'data-props'));
  const media = occasionalMedia.join(',');
  insertAfter(sheet, createElement('link', { rel: 'stylesheet', href: occasionalHref(styles.href), media }));
  insertAfter(sheet, createElement('style', hasIslands ? { 'data-sheet': styles.href } : {}, css));
  tree.detachNode(sheet);
}

function absolute(address: string, from: string): string {
  const url = new URL(address, new URL(from, 'https://site.invalid'));
  return url.host === 'site.invalid' ? url.pathname + url.search + url.hash : url.href;
}
