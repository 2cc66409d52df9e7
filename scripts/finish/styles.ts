import { type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';
import postcss, { type AtRule, type ChildNode } from 'postcss';
import { BuildError } from '../support/command';

/** The style sheet of the site, read once for all pages. */
export interface Styles {
  /** Address, base path included. */
  href: string;
  /** What a page may need for its first frame. */
  first: string;
  /** What stands in `@layer late`: pages link to it where they end. */
  late: string;
  /** All of it without the fonts, which every page declares itself: again, they would be loaded again. */
  whole: string;
}

/** Address of the rules that come late: `a.css` → `a.late.css`. */
export const lateHref = (href: string) => href.replace(/\.css$/, '.late.css');

/** Divides the sheet that Next has written. @throws BuildError when it has no fonts or nothing that comes late. */
export function readStyles(css: string, href: string): Styles {
  const isFont = (node: ChildNode) => node.type === 'atrule' && node.name === 'font-face';
  const isLate = (node: ChildNode) => node.type === 'atrule' && node.name === 'layer' && node.params === 'late';
  const keep = (isKept: (node: ChildNode) => boolean) => {
    const root = postcss.parse(css);
    root.each((node) => void (isKept(node) || node.remove()));
    return root.toString();
  };
  const styles = {
    href,
    first: keep((node) => !isLate(node)),
    late: keep(isLate),
    whole: keep((node) => !isFont(node)),
  };
  if (styles.whole.length === css.length) throw new BuildError(`${href} declares no fonts: pages would lose theirs.`);
  if (!styles.late) throw new BuildError(`${href} has no @layer late: pages would lose what they print with.`);
  return styles;
}

/** What a page has, by which it needs a rule. */
type Found = Record<'tags' | 'classes', ReadonlySet<string>>;

/** The rules of a sheet that can apply to what is found, and to what scripts make of it: classes that begin with `is-` or `has-`, and attributes. */
function purge(css: string, { tags, classes }: Found): string {
  const isUsed = (selector: Selector): boolean => selector.every(isUsedPart);
  const isUsedPart = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return classes.has(part.name) || /^(is|has)-/.test(part.name);
    if (part.type === 'type') return tags.has(part.name);
    const isList = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has');
    return !isList || part.selectors.some(isUsed);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: lightningcss calls its visitors by the names of types.
  const visitor: Visitor<never> = { Selector: (selector) => (isUsed(selector) ? selector : []) };
  return dropUnasked(
    transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString(),
  );
}

/** Takes out properties and animations that nothing names, until there are none. */
function dropUnasked(css: string): string {
  const root = postcss.parse(css);
  const isAsked = (name: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`);
  const animations: string[] = [];
  root.walkDecls(/^(--)?animation/, ({ value }) => void animations.push(value));
  const isNamed = ({ name, params }: AtRule) =>
    name === 'property' ? isAsked(params) : name !== 'keyframes' || animations.join().includes(params);
  root.walkAtRules((rule) => void (isNamed(rule) || rule.remove()));
  root.walkDecls(/^--/, (declaration) => void (isAsked(declaration.prop) || declaration.remove()));
  const rest = root.toString();
  return rest.length < css.length ? dropUnasked(rest) : rest;
}

/**
 * Puts the rules that a page uses into it, in place of the link to the sheet; what comes late is linked at its end, where it holds
 * nothing up. Islands link to the whole sheet when they start (components/ui/whole-sheet.ts).
 * @throws BuildError when the page does not ask for this sheet once.
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
  // Addresses no longer depend on where the sheet lay.
  const textContent = css.replace(/url\((?!data:|"data:|#)"?([^")]+)"?\)/g, (_, url) => `url(${absolute(url, href)})`);
  sheet.replaceWith(Object.assign(document.createElement('style'), { textContent }));
  document.body.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${lateHref(href)}" fetchpriority="low">`);
}

function absolute(address: string, from: string): string {
  const site = 'https://site.invalid';
  return new URL(address, site + from).href.replace(site, '');
}
