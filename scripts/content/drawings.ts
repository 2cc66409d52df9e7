import { addDays, type Day, weekdayOf } from '../../lib/dates/zurich-date';
import type { DrawnMap } from '../../lib/schema/map';
import { hashOf } from '../support/files';
import { readSvg, type SvgElement, svgFile, svgText } from './svg';

/** The drawings of `brand.svg` as markup, by id. The mark or a plain line replaces those that are absent. */
export interface Drawings extends Record<'mark' | 'broken' | 'icon' | 'strand' | 'thread', string> {
  'icon-small'?: string;
  /** Width and height of the viewBox. */
  width: number;
  height: number;
}

/** @throws Error in French where the file is no drawing, or there is no mark or no size. */
export function readDrawings(file: string, colors: Record<string, string> = {}): Drawings {
  const root = readSvg(file);
  const box = boxOf(root);
  const named = root.children.flatMap((child) => {
    const id = typeof child === 'string' ? undefined : child.attributes.id;
    return id && typeof child !== 'string' ? [[id, svgText(colored(child, colors))] as const] : [];
  });
  const { mark, ...others }: Record<string, string> = Object.fromEntries(named);
  if (!mark) throw new Error('le dessin id="mark", le logo sans le nom, est attendu');
  const strand = '<path id="strand" vector-effect="non-scaling-stroke" d="M0 32H1200"/>';
  return { broken: mark, icon: mark, strand, thread: '<path id="thread"/>', ...others, mark, ...box };
}

/** An element in which names of colours are these colours. */
function colored({ attributes, children, ...element }: SvgElement, colors: Record<string, string>): SvgElement {
  const isColor = (name: string, value: string) => /^(fill|stroke)$/.test(name) && Object.hasOwn(colors, value);
  const inside = children.map((child) => (typeof child === 'string' ? child : colored(child, colors)));
  const said = Object.entries(attributes).map(([name, value]) => [name, isColor(name, value) ? colors[value] : value]);
  return { ...element, attributes: Object.fromEntries(said), children: inside };
}

/** @throws Error in French where there is no size. */
function boxOf({ attributes }: SvgElement) {
  const [width, height] = (/^0 0 ([\d.]+) ([\d.]+)$/.exec(attributes.viewBox ?? '') ?? []).slice(1).map(Number);
  if (!width || !height) throw new Error('un cadre viewBox="0 0 largeur hauteur" est attendu');
  return { width, height };
}

/** A drawing that pages show as a picture. @throws Error in French if it is none. */
export const checkDrawing = (file: string) => boxOf(readSvg(file));

export const mapFile = 'content/map.svg';

/** The map for pages: its address, which has a hash of what is published, and its size. */
export function mapDrawing(file: string, days: DrawnMap['days']) {
  return { src: `/drawings/map.${hashOf(publishedMap(file, days)).slice(0, 6)}.svg`, ...checkDrawing(file) };
}

/** The map as it is published. */
export const publishedMap = (file: string, days: DrawnMap['days']) => datedMap(svgFile(readSvg(file)), days);

/** Puts in place of days that the styles of a map ask for by their name the dates of these in this and the next two years. */
export function datedMap(file: string, days: DrawnMap['days'], year = new Date().getFullYear()): string {
  return days.reduce((dated, named) => {
    const dates = datesOf(named, year);
    return dated.replaceAll(`[data-moment~=${named.name}]`, `:is(${dates.map((day) => `[data-moment*="${day}"]`)})`);
  }, file);
}

function datesOf({ from, to, isWeekend }: DrawnMap['days'][number], year: number): Day[] {
  const dates: Day[] = [];
  for (let day = `${year}-01-01`; day < `${year + 3}`; day = addDays(day, 1)) {
    const monthDay = day.slice(5);
    // Days that end before they begin go on over New Year.
    const isMeant = from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;
    if (!isMeant) continue;
    if (!isWeekend) dates.push(day);
    else if (weekdayOf(day) === 7) dates.push(addDays(day, -1), day);
  }
  return dates;
}
