import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';

/** The names in a list of words. */
export const wordsIn = (text: string) => new Set(text.trim().split(/\s+/));

/** The elements of a drawing: none that runs, loads, links, holds HTML or changes others. */
export const svgNames = wordsIn(`
  svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feDisplacementMap feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset feTile feTurbulence`);

/** What both attributes and styles may say. */
export const styledNames = wordsIn(`
  x y cx cy r rx ry width height d transform offset fill fill-opacity fill-rule stroke stroke-width stroke-opacity
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit opacity color stop-color
  stop-opacity flood-color flood-opacity clip-path clip-rule mask mask-type filter marker marker-start marker-mid
  marker-end paint-order vector-effect shape-rendering text-rendering image-rendering color-rendering
  color-interpolation color-interpolation-filters font font-family font-size font-style font-weight font-variant
  font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline
  baseline-shift writing-mode direction visibility display enable-background mix-blend-mode isolation`);

/** What only styles say. Nothing among it takes a part of the drawing out of its frame. */
const propertyNames =
  /^(--[\w-]+|(animation|transition|offset)(-[a-z]+)*|translate|rotate|scale|transform-(origin|box)|mask-image|text-shadow|white-space)$/;

const functionNames = wordsIn(`
  url var calc min max clamp rgb rgba hsl hsla color-mix path translate translatex translatey scale scalex scaley rotate
  skewx skewy skew matrix cubic-bezier steps linear linear-gradient radial-gradient blur brightness contrast drop-shadow
  grayscale hue-rotate saturate sepia opacity invert circle ellipse polygon inset is where not has nth-child nth-of-type`);

/** Beside elements: the list of names over the map, steps of movements, and what stands after a colon. */
const selectorNames = wordsIn('ul li from to odd even hover first-child last-child');
/** What would be met everywhere in the page, and stands behind something of the drawing only. */
const inPage = wordsIn('* ul li');
const ruleNames = wordsIn('media supports keyframes');

/** The first thing in a value that has no place in a drawing: what is loaded from elsewhere, by whatever way to write it. */
export const checkValue = (value: string): string | undefined => faultIn(tokensOf(value));

/** The same in the declarations of an attribute `style`. */
export const checkDeclarations = (text: string): string | undefined => checkBlock(tokensOf(text), []);

/** The same in a style sheet. */
export const checkSheet = (text: string): string | undefined => checkBlock(tokensOf(text), ['']);

/** The names of classes that a style sheet has rules for. */
export const classesIn = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text).flatMap((token, index, all) => (all[index - 1]?.[1] === '.' ? nameIn(token) : [])));

const tokensOf = (css: string): CSSToken[] => tokenize({ css }).filter(([type]) => type !== TokenType.Comment);

const isSpace = ([type]: CSSToken) => type === TokenType.Whitespace;
const nameIn = ([, , , , detail]: CSSToken) => String(Object(detail).value);

function faultIn(tokens: readonly CSSToken[]): string | undefined {
  return tokens.find((token, index) => {
    const [type] = token;
    if (type === TokenType.URL) return !nameIn(token).startsWith('#');
    if (type !== TokenType.Function) return /^bad-|^CD[CO]-|^unicode/.test(type);
    const name = nameIn(token).toLowerCase();
    const [first] = tokens.slice(index + 1).filter((other) => !isSpace(other));
    return name === 'url' ? !(first && nameIn(first).startsWith('#')) : !functionNames.has(name);
  })?.[1];
}

/** Reads declarations and rules one after the other; `above` are the rules around them, the sheet itself first. */
function checkBlock(tokens: readonly CSSToken[], above: readonly string[]): string | undefined {
  const around = [...above];
  let part: CSSToken[] = [];
  let depth = 0;
  for (const token of tokens) {
    const [type] = token;
    if (type === TokenType.OpenParen || type === TokenType.OpenSquare || type === TokenType.Function) depth++;
    if (type === TokenType.CloseParen || type === TokenType.CloseSquare) depth--;
    const ends: readonly string[] = [TokenType.OpenCurly, TokenType.CloseCurly, TokenType.Semicolon, TokenType.EOF];
    // An end inside brackets is none to a browser; nobody draws so.
    if (depth !== 0 && ends.includes(type)) return token[1] || '(';
    if (!ends.includes(type)) {
      part.push(token);
      continue;
    }
    const [first, ...rest] = part.slice(part.findIndex((one) => !isSpace(one)));
    if (first && !isSpace(first)) {
      const fault =
        faultIn(part) ??
        (type === TokenType.OpenCurly ? faultOfPrelude(first, rest) : faultOfDeclaration(first, rest, around));
      if (fault) return fault;
    }
    part = [];
    if (type === TokenType.OpenCurly) around.push(first?.[1] ?? '');
    if (type === TokenType.CloseCurly) around.pop();
  }
  return undefined;
}

function faultOfDeclaration(first: CSSToken, rest: readonly CSSToken[], around: readonly string[]): string | undefined {
  const name = nameIn(first).toLowerCase();
  const isDeclared = first[0] === TokenType.Ident && rest.find((one) => !isSpace(one))?.[0] === TokenType.Colon;
  const isKnown = styledNames.has(name) || propertyNames.test(name);
  // Outside of rules a sheet declares nothing.
  return isDeclared && isKnown && around.at(-1) !== '' ? undefined : first[1];
}

/** What stands before a block: a rule such as @media, or a selector, which may not reach for other elements of the page. */
function faultOfPrelude(first: CSSToken, rest: readonly CSSToken[]): string | undefined {
  if (first[0] === TokenType.AtKeyword) return ruleNames.has(nameIn(first).toLowerCase()) ? undefined : first[1];
  let isWithin = false;
  let before: CSSToken | undefined;
  for (const token of [first, ...rest]) {
    const [type, text] = token;
    if (type === TokenType.OpenSquare) isWithin = true;
    if (type === TokenType.CloseSquare) isWithin = false;
    const isClass = before?.[1] === '.';
    if (type === TokenType.Ident && !isWithin && !isClass && !svgNames.has(text) && !selectorNames.has(text))
      return text;
    if (inPage.has(text) && !isWithin && !isClass && (before === undefined || before[0] === TokenType.Comma))
      return text;
    if (!isSpace(token)) before = token;
  }
  return undefined;
}
