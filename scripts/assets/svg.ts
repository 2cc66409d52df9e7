import { readFileSync } from 'node:fs';
import createPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { contentError } from '../content/problem';
import { inSalon } from '../support/paths';

const { window } = new JSDOM();
const purify = createPurify(window);

// Drawings may repeat their own parts (`<use href="#part">`), but not parts of other files.
purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (/^(xlink:)?href$/.test(attribute.attrName) && !attribute.attrValue.startsWith('#')) attribute.keepAttr = false;
});

/**
 * Reads a drawing and removes all that runs, loads or links elsewhere. Styles stay, because pages show drawings as
 * pictures or in a shadow root.
 * @throws Error in French if the text is no SVG drawing.
 */
export function cleanSvg(text: string): Element {
  const document = new window.DOMParser().parseFromString(text.replace(/^\ufeff/, ''), 'image/svg+xml');
  const fault = document.querySelector('parsererror')?.textContent;
  // The parser's error begins with line and column: "3:14: undefined entity."
  if (fault) throw new Error(`ce dessin est abîmé à la ligne ${Number.parseInt(fault, 10)} : exportez-le à nouveau`);
  const root = document.documentElement;
  if (!(root instanceof window.SVGElement) || root.localName !== 'svg')
    throw new Error('un dessin SVG est attendu, avec xmlns="http://www.w3.org/2000/svg"');
  purify.sanitize(root, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    KEEP_CONTENT: false,
    IN_PLACE: true,
  });
  return root;
}

export const svgText = (element: Element): string => new window.XMLSerializer().serializeToString(element);

/** Reads a drawing in the salon's folder, such as `map.svg`. @throws BuildError that names the file. */
export function readDrawing<Result>(file: string, read: (text: string) => Result): Result {
  try {
    return read(readFileSync(inSalon(file), 'utf8'));
  } catch (error) {
    throw contentError({ file: `content/${file}`, message: Object(error).message });
  }
}
