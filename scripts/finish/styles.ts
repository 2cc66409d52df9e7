import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';
import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from 'postcss';
import { BuildError } from '../support/build-error';

/** Media that few visits need: paper, systems that choose the colours, browsers without scripts. */
const occasionalMedia = ['print', '(forced-colors:active)', '(scripting:none)'];

/** The oldest browsers of Next, major and minor version by byte: without them what Chrome cannot read may be the shortest. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };

/** The style sheet of the site, read once for all pages. */
export interface Styles {
  /** Address, base path included. */
  href: string;
  screen: string;
  /** All of it without the fonts, which every page declares itself: again, they would be loaded again. */
  whole: string;
  /** What comes after the first frame. */
  late: string;
  /** Classes that `late` names, with what it calls them: pages must call them the same. */
  sharedClasses: ReadonlyMap<string, string>;
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

/** What a page or a script has, by which it needs a rule. */
type Found = Record<'tags' | 'classes' | 'attributes', ReadonlySet<string>>;

/** Parts of controls that the site does not have, and states that one browser alone knows. */
const absentState = /^(-webkit-(date|calendar|search|inner-spin|outer-spin)|-moz-(ui-invalid|focusring)|file-selector)/;

const fields = ['input', 'textarea'];

/** The rules of a sheet for what is found. */
function purge(css: string, { tags, classes, attributes }: Found): string {
  const isUsed = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'type') return tags.has(part.name);
      // Scripts set the others.
      if (part.type === 'attribute') return !part.name.startsWith('data-') || attributes.has(part.name);
      if (part.type === 'pseudo-element' && part.kind === 'placeholder') return fields.some((tag) => tags.has(tag));
      const state = 'name' in part ? part.name : 'kind' in part ? part.kind : '';
      if (absentState.test(String(state))) return false;
      return !isList(part) || part.kind === 'not' || part.selectors.some(isUsed);
    });
  // biome-ignore lint/correctness/noComponentHookFactories: lightningcss calls its visitors by the names of types.
  const visitor: Visitor<never> = { Selector: (selector) => (isUsed(selector) ? selector : []) };
  return dropUnasked(transform({ filename: 'page.css', code: Buffer.from(css), visitor }).code.toString());
}

/**
 * Rules that no first frame needs: those for occasional media, those that say so by their layer, those by which scrolling drives
 * an animation, which hold it up, and those for what a mouse rests on or has chosen.
 */
const isLate = ({ name, params }: AtRule) =>
  name === 'media' ? occasionalMedia.includes(params) : params === 'late' || params.includes('animation-timeline');
const isForMouse = ({ selectors }: Rule) =>
  selectors.every((selector) => /:hover|::selection/.test(selector) && !/focus|:has/.test(selector));
const lateProperty = /^(transition|--tw-(duration|ease)$)/;
const isLateDeclaration = (declaration: Declaration) =>
  isWithin(declaration, isLate) ||
  lateProperty.test(declaration.prop) ||
  (declaration.parent?.type === 'rule' && isForMouse(declaration.parent as Rule));

function isWithin({ parent }: Node, isMeant: (rule: AtRule) => boolean): boolean {
  if (!parent) return false;
  return (parent.type === 'atrule' && isMeant(parent as AtRule)) || isWithin(parent as Node, isMeant);
}

/** Divides the sheet that Next has written. @throws BuildError when it has no fonts or no Tailwind properties. */
export function readStyles(css: string, href: string): Styles {
  const root = postcss.parse(css);
  if (css.includes('--tw-') && !css.includes('@layer properties')) {
    throw new BuildError(`${href} has no @layer properties, where Tailwind gives its properties their first values.`);
  }
  // Tailwind gives its properties initial values twice, the second time for browsers without `@property`: that does for all.
  root.walkAtRules('layer', ({ params, nodes }) => {
    const [condition] = nodes ?? [];
    if (params !== 'properties' || condition?.type !== 'atrule') return;
    const names = new Set<string>();
    condition.walkDecls(({ prop }) => void names.add(prop));
    root.walkAtRules('property', (rule) => void (names.has(rule.params) && rule.remove()));
    condition.replaceWith(condition.nodes ?? []);
  });
  // Translucent colours stand twice, the second time as `lab()`, which looks the same; prefixed ones once for every time they were
  // read. Fonts are set to what they are anyway.
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const last = declaration.prev();
    const isAgain = last?.type === 'decl' && last.prop === prop && (last.value === value || value.includes('lab('));
    if (isAgain || /^font-(feature|variation)/.test(prop)) declaration.remove();
  });
  const whole = root.clone();
  whole.walkAtRules('font-face', (rule) => void rule.remove());
  if (whole.toString() === root.toString())
    throw new BuildError(`${href} declares no fonts: the pages would lose theirs.`);

  const late = whole.clone();
  inlineProperties(late);
  const isValue = ({ name, params }: AtRule) => name === 'layer' && ['properties', 'theme'].includes(params);
  const isKeyframes = ({ name }: AtRule) => name === 'keyframes';
  // Every page has these itself; an empty one would forbid transitions.
  late.walkAtRules(/^(property|view-transition)$/, (rule) => void rule.remove());
  late.walkDecls((declaration) => {
    const isNeeded = isLateDeclaration(declaration) || [isValue, isKeyframes].some((one) => isWithin(declaration, one));
    if (!isNeeded) declaration.remove();
  });
  // What every element has anew is worked out anew.
  const uses: string[] = [];
  late.walkDecls((declaration) => void (isLateDeclaration(declaration) && uses.push(declaration.value)));
  late.walkDecls(/^--/, (declaration) => {
    if (isWithin(declaration, isValue) && !isAsked(declaration.prop, uses.join())) declaration.remove();
  });

  root.walkAtRules((rule) => void (isLate(rule) && rule.remove()));
  root.walkDecls((declaration) => void (isLateDeclaration(declaration) && declaration.remove()));
  const sharedClasses = new Map<string, string>();
  let utilities = 0;
  const rename = ({ name, ...part }: Extract<SelectorComponent, { type: 'class' }>) => {
    // Utilities get capitals; the names of parts stay, by which tests and people find them.
    const own = sharedClasses.get(name) ?? (/[^\w-]/.test(name) ? shortName(utilities++).toUpperCase() : name);
    sharedClasses.set(name, own);
    return { ...part, name: own };
  };
  const visitor = selectorVisitor((part) => (part.type === 'class' ? rename(part) : part));
  dropKeyframes(late);
  const lateCss = minify(minify(late.toString(), {}), visitor);
  return { href, screen: root.toString(), whole: whole.toString(), late: lateCss, sharedClasses };
}

/** What scripts write anew is in their texts: words between spaces and quotes. */
const wordsIn = (text: string) => [/[^\s"`]+/g, /[^\s"'`{}$]+/g].flatMap((word) => text.match(word) ?? []);

/**
 * The sheet that islands ask for: the rules for what their scripts (texts) write anew. Pages have the others themselves.
 * @throws BuildError where a script has a class that follows one of the page.
 */
export function sheetOfIslands({ whole }: Styles, scripts: readonly string[]): string {
  const words = new Set(scripts.flatMap(wordsIn));
  const follower = [...words].find((word) => /^(group|peer)-[^/]*:/.test(word));
  if (follower) {
    throw new BuildError(
      `An island has ${follower}: in pages "group" and "peer" have other names. Name them: group/menu.`,
    );
  }
  return minify(purge(whole, { tags: words, classes: words, attributes: words }), {});
}

/** Address of the rules that come late: `a.css` → `a.late.css`. */
export const lateHref = (href: string) => href.replace(/\.css$/, '.late.css');

const letters = 'abcdefghijklmnopqrstuvwxyz';

const shortName = (index: number): string =>
  (index < letters.length ? '' : shortName(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

/** Short names of the classes of a page, the shortest for the most frequent; classes that always stand together get one. */
function shortNames(elements: readonly Element[], shared: ReadonlyMap<string, string>): Map<string, string> {
  const places = new Map<string, number[]>();
  for (const [place, element] of elements.entries()) {
    for (const name of element.classList) places.set(name, [...(places.get(name) ?? []), place]);
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

/** Puts the values of Tailwind's properties where they are used, as far as nothing else in the sheet changes them. */
function inlineProperties(root: Root): void {
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
    declaration.value = declaration.value.replaceAll(propertyUse, (use, name: string, fallback?: string) => {
      if (!own.has(name) && changed.has(name)) return use;
      const value = own.get(name) ?? first.get(name) ?? 'initial';
      return value === 'initial' ? (fallback ?? use) : value;
    });
  });
}

const isAsked = (name: string, css: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`);

/** Takes out animations that nothing names. */
function dropKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls(/^(--)?animation/, ({ value }) => void animations.push(value));
  root.walkAtRules('keyframes', (rule) => void (animations.join().includes(rule.params) || rule.remove()));
}

function dropUnasked(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls(/^--/, (declaration) => void (isAsked(declaration.prop, css) || declaration.remove()));
  root.walkAtRules('property', (rule) => void (isAsked(rule.params, css) || rule.remove()));
  dropKeyframes(root);
  const rest = root.toString();
  return rest.length < css.length ? dropUnasked(rest) : rest;
}

/** A use of such a property, with what stands in for it. */
const propertyUse = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/**
 * Puts the rules that a page uses into it, in place of the link to the sheet; those for occasional media follow by
 * themselves, and the sheet of islands where one starts (components/ui/whole-sheet.ts). Classes get short names, a tenth of the
 * page's weight: what React writes anew has the full ones, which that sheet knows.
 * @throws BuildError when the page does not ask for this sheet once.
 */
export function inlineStyles(document: Document, file: string, styles: Styles): void {
  const elements = [...document.querySelectorAll('*')];
  const [sheet, ...others] = document.querySelectorAll('link[rel=stylesheet]');
  if (!sheet || others.length > 0 || sheet.getAttribute('href') !== styles.href) {
    throw new BuildError(`${file} does not link to the one style sheet ${styles.href}.`);
  }
  const purged = purge(styles.screen, {
    tags: new Set(elements.map(({ localName }) => localName)),
    classes: new Set(elements.flatMap(({ classList }) => [...classList])),
    attributes: new Set(elements.flatMap((element) => element.getAttributeNames())),
  });
  const names = shortNames(elements, styles.sharedClasses);
  const rename = (name: string) => names.get(name) ?? name;
  const root = postcss.parse(purged);
  inlineProperties(root);
  const css = minify(dropUnasked(root.toString()), {
    ...renaming(names),
    // Addresses no longer depend on where the sheet lay.
    // biome-ignore lint/correctness/noComponentHookFactories: lightningcss calls its visitors by the names of types.
    Url: (url) => ({ ...url, url: url.url.startsWith('data:') ? url.url : absolute(url.url, styles.href) }),
  })
    .replaceAll('format("woff2")', '')
    // What rules that it puts together say alike it repeats; of layers that are empty it keeps the names.
    .replace(/(?<=[{;])([^{};]+;)\1+/g, '$1')
    .replace(/^@layer [\w,]+;/, '');
  for (const element of document.querySelectorAll('[class]')) {
    element.setAttribute('class', [...new Set([...element.classList].map(rename))].join(' '));
  }
  const style = Object.assign(document.createElement('style'), { textContent: css });
  // For all media once the page's script says so (components/page-script/layout.ts).
  const late = { rel: 'stylesheet', href: lateHref(styles.href), media: occasionalMedia.join(',') };
  sheet.replaceWith(style, Object.assign(document.createElement('link'), late));
}

function absolute(address: string, from: string): string {
  const site = 'https://site.invalid';
  return new URL(address, site + from).href.replace(site, '');
}
