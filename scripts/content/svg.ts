import { SaxesParser } from 'saxes';
import { inGuillemets } from './problem';
import { checkDeclarations, checkSheet, checkValue, classesIn, styledNames, svgNames, wordsIn } from './svg-styles';

/** An element of a drawing as it was read; elements and texts inside it in their order. */
export interface SvgElement {
  name: string;
  attributes: Record<string, string>;
  children: (SvgElement | string)[];
}

/** What a drawing may say besides what styles may say too: geometry, gradients, patterns, texts, filters, names. */
const plainNames = wordsIn(`
  id class version baseProfile role focusable lang aria-hidden aria-label aria-labelledby data-name xml:space xml:lang
  viewBox preserveAspectRatio points pathLength x1 x2 y1 y2 fx fy fr dx dy rotate textLength lengthAdjust
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits refX refY markerWidth markerHeight markerUnits orient
  startOffset method spacing filterUnits primitiveUnits in in2 result type values stdDeviation mode operator
  tableValues slope intercept amplitude exponent k1 k2 k3 k4 scale xChannelSelector yChannelSelector radius
  baseFrequency numOctaves seed stitchTiles`);

const namespaces: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** In characters, which is under 8 kB when compressed. */
const longestDrawing = 26_000;
/** What `<use>` repeats counts each time: drawings that repeat themselves would grow without end. */
const mostElements = 20_000;

const fault = (what: string, line: number) => new Error(`à la ligne ${line}, ${what}`);

/**
 * Reads a drawing with a parser of XML. Only what draws passes: all else a browser might run, load or lay over the page.
 * @throws Error in French, which names what has no place in a drawing and its line.
 */
export function readSvg(file: string): SvgElement {
  const [long, most] = [file.length, longestDrawing].map((length) => `${Math.ceil(length / 1000)} ko`);
  if (file.length > longestDrawing) throw new Error(`ce dessin pèse ${long}, ${most} au plus : simplifiez ses tracés`);
  const parser = new SaxesParser();
  const document: SvgElement = { name: '', attributes: {}, children: [] };
  const open = [document];
  const elements: SvgElement[] = [];
  const inner = () => open.at(-1) ?? document;
  let line = 1;
  const refuse = (what: string) => {
    throw fault(`un dessin n'a pas de ${what} : effacez-le`, parser.line);
  };
  parser.on('error', () => {
    throw fault('ce dessin est abîmé : exportez-le à nouveau', parser.line);
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-8$/i.test(encoding))
      throw new Error(`un dessin en UTF-8 est attendu ; reçu : ${inGuillemets(encoding)}`);
  });
  parser.on('doctype', () => refuse('DOCTYPE'));
  parser.on('processinginstruction', ({ target }) => refuse(inGuillemets(`<?${target}`)));
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const isRoot = open.length === 1;
    if (isRoot && name !== 'svg') throw new Error('un dessin SVG est attendu');
    // In a page, what a title or description holds would be read as HTML.
    const isPlace = svgNames.has(name) && !/^(style|title|desc)$/.test(inner().name);
    if (!isPlace) throw fault(noPlace(`<${name}>`), line);
    const element: SvgElement = { name, attributes: {}, children: [] };
    for (const [key, value] of Object.entries(attributes)) {
      if (isRoot && namespaces[key] === value) continue;
      const reason = faultOfAttribute(key, value);
      if (reason) throw fault(reason, line);
      element.attributes[key === 'xlink:href' ? 'href' : key] = value;
    }
    inner().children.push(element);
    open.push(element);
    elements.push(element);
  });
  const addText = (text: string) => inner().children.push(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    const reason = closed?.name === 'style' ? checkSheet(closed.children.join('')) : undefined;
    if (reason) throw fault(noPlace(reason), parser.line);
  });
  parser.write(file.replace(/^\ufeff/, '')).close();
  const [root] = elements as [SvgElement];
  const sheets = elements.filter(({ name }) => name === 'style').map(({ children }) => children.join(''));
  const own = classesIn(sheets.join('\n'));
  for (const element of elements) keepOwnClasses(element, own);
  // Of two with one name browsers take the first.
  const named = new Map(elements.toReversed().map((element) => [element.attributes.id, element]));
  if (countOf(root, named, new Map()) > mostElements)
    throw new Error('ce dessin se répète trop souvent (<use>) : simplifiez-le');
  return root;
}

/** Takes away the classes that the drawing itself has no rule for: where it stands in a page they would be the page's, such as one that fixes a part to the screen. */
function keepOwnClasses(element: SvgElement, own: ReadonlySet<string>): void {
  const { class: names, ...others } = element.attributes;
  const kept = [...wordsIn(names ?? '')].filter((name) => own.has(name)).join(' ');
  if (names !== undefined) element.attributes = kept ? { ...others, class: kept } : others;
}

const noPlace = (what: string) => `${inGuillemets(what)} n'a pas sa place dans un dessin : effacez-le`;

function faultOfAttribute(name: string, value: string): string | undefined {
  if (/^(xlink:)?href$/.test(name)) {
    // Browsers read what is encoded by percent signs as another name than it is.
    const isWithin = /^#[^\s%]+$/.test(value);
    return isWithin ? undefined : `un dessin ne mène qu'à lui-même, par « # » ; reçu : ${inGuillemets(value)}`;
  }
  if (plainNames.has(name)) return undefined;
  const reason = name === 'style' ? checkDeclarations(value) : styledNames.has(name) ? checkValue(value) : `${name}=`;
  return reason && noPlace(reason);
}

/** Elements that are drawn, those of `<use>` as often as they are; endless where one repeats itself. `named` are all by their ids. */
function countOf(
  element: SvgElement,
  named: ReadonlyMap<string | undefined, SvgElement>,
  known: Map<SvgElement, number>,
): number {
  const before = known.get(element);
  if (before !== undefined) return before;
  known.set(element, Number.POSITIVE_INFINITY);
  const parts = element.children.filter((child) => typeof child !== 'string');
  const repeated = element.name === 'use' && named.get(element.attributes.href?.slice(1) ?? '');
  if (repeated) parts.push(repeated);
  const count = parts.reduce((sum, part) => sum + countOf(part, named, known), 1);
  known.set(element, count);
  return count;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;').replaceAll('\r', '&#13;');
/** As above, and line ends and tabs, which a parser reads as spaces in an attribute. */
const quoted = (text: string) => escaped(text).replace(/["\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What was read of a drawing as a text; `more` are further attributes. */
export function svgText({ name, attributes, children }: SvgElement, more: Record<string, string> = {}): string {
  const written = Object.entries({ ...more, ...attributes }).map(([key, value]) => ` ${key}="${quoted(value)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : svgText(child)));
  return `<${name}${written.join('')}${inside.length > 0 ? `>${inside.join('')}</${name}>` : '/>'}`;
}

/** A drawing as it is published: what was read of it, and nothing else of its file. */
export const svgFile = (root: SvgElement): string => svgText(root, { xmlns: namespaces.xmlns ?? '' });
