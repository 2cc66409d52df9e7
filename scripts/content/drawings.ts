import { addDays, type Day, weekdayOf } from '../../lib/dates/zurich-date';
import type { DrawnMap } from '../../lib/schema/map';
import { hashOf } from '../support/files';

/** Most characters of a drawing (about 8 kB compressed). */
const longestDrawing = 27_000;

/** Returns a drawing's width and height. @throws Error in French if it is too long, without `viewBox` or no drawing. */
export function sizeOfDrawing(text: string): { width: number; height: number } {
  const [long, most] = [text.length, longestDrawing].map((length) => `${Math.ceil(length / 1000)} ko`);
  if (text.length > longestDrawing) throw new Error(`ce dessin pèse ${long}, ${most} au plus : simplifiez ses tracés`);
  const [, attributes] = /<svg\b([^>]*)>/.exec(text) ?? [];
  if (attributes === undefined) throw new Error('un dessin SVG est attendu');
  const [, width, height] = (/\bviewBox=["']0 0 ([\d.]+) ([\d.]+)["']/.exec(attributes) ?? []).map(Number);
  if (!width || !height) throw new Error('un cadre viewBox="0 0 largeur hauteur" est attendu');
  return { width, height };
}

/** Checks `brand.svg`: the logo is required, other drawings are optional. @throws Error in French. */
export function checkBrandDrawings(text: string): void {
  sizeOfDrawing(text);
  if (!/\sid=["']mark["']/.test(text)) throw new Error('le dessin id="mark", le logo sans le nom, est attendu');
}

export const mapFile = 'content/map.svg';

export function mapDrawing(text: string, days: DrawnMap['days']) {
  return { src: `/drawings/map.${hashOf(datedMap(text, days)).slice(0, 6)}.svg`, ...sizeOfDrawing(text) };
}

/** Replaces `[data-moment~=marche]` in a map's styles by the dates of the days `marche` in `year` and the next two. */
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
    // From 12-24 to 01-05 the days go on over New Year.
    const isMeant = from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;
    if (!isMeant) continue;
    if (!isWeekend) dates.push(day);
    else if (weekdayOf(day) === 7) dates.push(addDays(day, -1), day);
  }
  return dates;
}
