import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import { BuildError } from '../support/command';

export interface Styles {
  /** Address of the stylesheet, with the base path. */
  href: string;
  /** All rules but those of `@layer late`; each page has inline those that it uses. */
  first: string;
  /** Rules in `@layer late`, which pages link to at their end. */
  late: string;
  /** All rules but `@font-face`, for islands: the browser would load fonts again that are declared twice. */
  whole: string;
}

/** Returns the address of the late rules: `a.late.css` for `a.css`. */
export const lateHref = (href: string) => href.replace(/\.css$/, '.late.css');

/** Media for which pages need `@layer late`: paper, and screens wide enough for animations driven by scrolling. */
const lateMedia = 'print, (width >= 64rem)';

/** Divides the stylesheet of Next. @throws BuildError if it has no `@font-face` or no `@layer late`. */
export function readStyles(css: string, href: string): Styles {
  const isFont = (node: ChildNode) => node.type === 'atrule' && node.name === 'font-face';
  const isLate = (node: ChildNode) => node.type === 'atrule' && node.name === 'layer' && node.params === 'late';
  const keep = (isKept: (node: ChildNode) => boolean) => {
    const root = postcss.parse(css);
    root.each((node) => void (isKept(node) || node.remove()));
    return root.toString();
  };
  const [late, whole] = [keep(isLate), keep((node) => !isFont(node))];
  if (whole.length === css.length) throw new BuildError(`${href} declares no fonts: pages would lose theirs.`);
  if (!late) throw new BuildError(`${href} has no @layer late: pages would lose what they print with.`);
  return { href, first: keep((node) => !isLate(node)), late, whole };
}

type Used = Record<'tags' | 'classes', ReadonlySet<string>>;

/** Keeps the rules that can apply to a page; its scripts may set any attribute and any class `is-…` or `has-…`. */
function purge(css: string, { tags, classes }: Used): string {
  const isUsed = (selector: Selector): boolean => selector.every(isUsedPart);
  const isUsedPart = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return classes.has(part.name) || /^(is|has)-/.test(part.name);
    if (part.type === 'type') return tags.has(part.name);
    // Pseudo-elements of form fields, which Tailwind resets on every page.
    if (part.type === 'pseudo-element') {
      const name = part.kind === 'custom' ? part.name : part.kind;
      if (/^(placeholder|file-selector-button|-webkit-(date|calendar|search|.*spin))/.test(name))
        return tags.has('input');
    }
    const isList = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has');
    return !isList || part.selectors.some(isUsed);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: lightningcss names its visitors by type.
  const visitor: Visitor<never> = { Selector: (selector) => (isUsed(selector) ? selector : []) };
  return removeUnreferenced(
    transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString(),
  );
}

/** Removes custom properties and animations that nothing refers to, again and again until none is left. */
function removeUnreferenced(css: string): string {
  const root = postcss.parse(css);
  const isReferenced = (name: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`);
  const animations: string[] = [];
  root.walkDecls(/^(--)?animation/, ({ value }) => void animations.push(value));
  const isNamed = ({ name, params }: AtRule) =>
    name === 'property' ? isReferenced(params) : name !== 'keyframes' || animations.join().includes(params);
  root.walkAtRules((rule) => void (isNamed(rule) || rule.remove()));
  root.walkDecls(/^--/, (declaration) => void (isReferenced(declaration.prop) || declaration.remove()));
  const rest = root.toString();
  return rest.length < css.length ? removeUnreferenced(rest) : rest;
}

/**
 * Replaces the link to the stylesheet by the rules that the page uses, and links to late rules at the page's end.
 * Islands load all rules (components/browser/whole-sheet.ts).
 * @throws BuildError unless the page links to this stylesheet alone.
 */
export function inlineStyles(document: Document, file: string, { href, first }: Styles): void {
  const elements = [...document.querySelectorAll('*')];
  const [sheet, ...others] = document.querySelectorAll('link[rel=stylesheet]');
  if (!sheet || others.length > 0 || sheet.getAttribute('href') !== href) {
    throw new BuildError(`${file} does not link to the one style sheet ${href}.`);
  }
  const css = purge(first, {
    tags: new Set(elements.map(({ localName }) => localName)),
    classes: new Set(elements.flatMap(({ classList }) => [...classList])),
  });
  // Addresses in the stylesheet are relative to its own address.
  const textContent = css.replace(/url\((?!data:|"data:|#)"?([^")]+)"?\)/g, (_, url) => `url(${absolute(url, href)})`);
  sheet.replaceWith(Object.assign(document.createElement('style'), { textContent }));
  document.body.insertAdjacentHTML(
    'beforeend',
    `<link rel="stylesheet" href="${lateHref(href)}" media="${lateMedia}" fetchpriority="low">`,
  );
}

function absolute(address: string, from: string): string {
  const site = 'https://site.invalid';
  return new URL(address, site + from).href.replace(site, '');
}
