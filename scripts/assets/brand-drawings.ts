import { sizeOfDrawing } from '../content/drawings';
import { cleanSvg, svgText } from './svg';

/** Drawings of `brand.svg` by id. If missing, `broken` and `icon` are the mark, `strand` and `thread` empty paths. */
export interface Drawings extends Record<'mark' | 'broken' | 'icon' | 'strand' | 'thread', string> {
  'icon-small'?: string;
  width: number;
  height: number;
}

/** Reads `brand.svg`; `colors` replace names such as `stroke="ink"`. @throws Error in French if it is unreadable. */
export function readDrawings(text: string, colors: Record<string, string> = {}): Drawings {
  const root = cleanSvg(text);
  for (const attribute of ['fill', 'stroke']) {
    for (const element of root.querySelectorAll(`[${attribute}]`)) {
      const color = new Map(Object.entries(colors)).get(element.getAttribute(attribute) ?? '');
      if (color) element.setAttribute(attribute, color);
    }
  }
  const named = [...root.children].map((child) => {
    return [child.id, svgText(child).replace(' xmlns="http://www.w3.org/2000/svg"', '')];
  });
  const { mark = '', ...others }: Record<string, string> = Object.fromEntries(named);
  const plain = { broken: mark, icon: mark, strand: '<path id="strand"/>', thread: '<path id="thread"/>' };
  return { ...plain, ...others, mark, ...sizeOfDrawing(text) };
}
