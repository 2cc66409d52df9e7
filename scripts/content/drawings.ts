import { parseFragment, serializeOuter } from 'parse5';
import type { DrawnMap } from '../../content/schema/map';
import { addDays, type Day, weekdayOf } from '../../lib/dates/zurich-date';
import { hashOf } from '../support/files';
import { inGuillemets } from './problem';

/** The drawings of `brand.svg` as markup, by id. The mark or a plain line replaces those that are absent. */
export interface Drawings extends Record<'mark' | 'broken' | 'icon' | 'strand' | 'thread', string> {
  'icon-small'?: string;
  /** Width and height of the viewBox. */
  width: number;
  height: number;
}

/** @throws Error in French where there is no mark or no size. */
export function readDrawings(file: string, colors: Record<string, string> = {}): Drawings {
  const box = readBox(file);
  const svg = parseFragment(file).childNodes.find(({ nodeName }) => nodeName === 'svg');
  const nodes = svg && 'childNodes' in svg ? svg.childNodes : [];
  const named = nodes.flatMap((node) => {
    const id = 'attrs' in node && node.attrs.find(({ name }) => name === 'id')?.value;
    const colored = (markup: string, name: string) => (colors[name] ? markup.replace(name, colors[name]) : markup);
    return id ? [[id, serializeOuter(node).replace(/(?:fill|stroke)="([a-z-]+)"/g, colored)] as const] : [];
  });
  const { mark, ...others }: Record<string, string> = Object.fromEntries(named);
  if (!mark) throw new Error('le dessin id="mark", le logo sans le nom, est attendu');
  const strand = '<path id="strand" vector-effect="non-scaling-stroke" d="M0 32H1200"/>';
  return { broken: mark, icon: mark, strand, thread: '<path id="thread"/>', ...others, mark, ...box };
}

/** @throws Error in French where there is no drawing or no size. */
function readBox(file: string) {
  const [tag] = /<svg\b[^>]*>/.exec(file) ?? [];
  if (!tag) throw new Error('un dessin SVG est attendu');
  const [, width, height] = (/\sviewBox=["']0 0 ([\d.]+) ([\d.]+)["']/.exec(tag) ?? []).map(Number);
  if (!width || !height) throw new Error('un cadre viewBox="0 0 largeur hauteur" est attendu');
  return { width, height };
}

/** In characters, which is under 8 kB when compressed. */
const longestDrawing = 26_000;
const harmful = /<script|<foreignObject|\son\w+\s*=|href\s*=\s*["'](?!#)|url\((?!["']?#)|@import/i;

/** Reads a drawing that pages show as a picture. @throws Error in French if it is no drawing, too heavy, or has scripts or links elsewhere. */
export function readDrawnPicture(file: string) {
  const [found] = harmful.exec(file) ?? [];
  if (found)
    throw new Error(`un dessin n'a ni script ni adresse d'un autre fichier : effacez ${inGuillemets(found.trim())}`);
  const [long, most] = [file.length, longestDrawing].map((length) => `${Math.ceil(length / 1000)} ko`);
  if (file.length > longestDrawing) throw new Error(`ce dessin pèse ${long}, ${most} au plus : simplifiez ses tracés`);
  return readBox(file);
}

export const mapFile = 'content/map.svg';

/** The map for pages: its address, which has a hash of what is published, and its size. */
export function mapDrawing(file: string, days: DrawnMap['days']) {
  return { src: `/drawings/map.${hashOf(datedMap(file, days)).slice(0, 6)}.svg`, ...readBox(file) };
}

/** The map as it is published: where its styles ask for days by their name, the dates of these and the next two years. */
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
