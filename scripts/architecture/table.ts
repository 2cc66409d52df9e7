import { layers } from './layers';
import type { Architecture } from './read';

const marks = { start: '<!-- made by npm run architecture -->', end: '<!-- end -->' };

/** The layers with their sizes and what they import, as a table. */
export function architectureTable({ sizes, arrows }: Architecture): string {
  const rows = layers.map(({ folder, what }) => {
    const imports = arrows.filter(({ from }) => from === folder).map(({ to, imports }) => `\`${to}\` ${imports}`);
    const { files, lines } = sizes[folder];
    return `| \`${folder}\` | ${what} | ${files} | ${lines} | ${imports.join(', ') || 'nothing'} |`;
  });
  return ['| layer | what is in it | files | lines | imports from |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** A page with the table in the place kept for it. */
export function putTable(page: string, table: string): string {
  const [before, rest] = page.split(marks.start);
  const after = rest?.split(marks.end)[1];
  if (after === undefined) throw new Error(`The page has no place for the table: ${marks.start} ... ${marks.end}.`);
  return `${before}${marks.start}\n\n${table}\n\n${marks.end}${after}`;
}

/** The table of a page. */
export function tableOf(page: string): string {
  return page.split(marks.start)[1]?.split(marks.end)[0]?.trim() ?? '';
}
