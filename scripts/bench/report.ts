import type { Figures } from './phone';
import type { Spread } from './statistics';

/** What one site needed for one thing. */
export interface Row {
  what: string;
  site: string;
  figures: Partial<Record<keyof Figures, Spread>>;
}

const columns: Record<keyof Figures, string> = {
  scripts: 'script files, kB',
  all: 'all files, kB',
  longTasks: 'long tasks, ms',
  over50: 'of it over 50 ms each',
  longest: 'longest, ms',
  heading: 'to the heading, ms',
  prerendered: 'prerendered (1 = yes)',
};

/** One table for people: medians, with the spread where runs differ. */
export function formatReport({ about, rows }: { about: string; rows: readonly Row[] }): string {
  const keys = Object.keys(columns) as (keyof Figures)[];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    about,
    '',
    line(['what', 'site', ...Object.values(columns)]),
    line(['---', '---', ...keys.map(() => '---:')]),
    ...rows.map(({ what, site, figures }) => line([what, site, ...keys.map((key) => cell(figures[key]))])),
  ].join('\n');
}

function cell(spread: Spread | undefined): string {
  if (!spread) return '';
  const [median, min, max] = [spread.median, spread.min, spread.max].map((value) =>
    String(Math.round(value * 10) / 10),
  );
  return min === max ? `${median}` : `${median} (${min}-${max})`;
}
