import type { SiteContent } from '../../content/schema/site';
import { linksIn } from './links';
import type { Problem } from './problem';

interface PageEntry {
  file: string;
  id: string;
  page: { title: string; description: string; heading: string; parent?: string };
}

/** What the pages are to each other: no link leads back to its page, no words stand for two, no parents form a circle. */
export function checkPages({ pages, germanPages }: SiteContent): Problem[] {
  const entries = Object.entries(pages).flatMap(([file, group]) =>
    Object.entries(group).map(([id, page]): PageEntry => ({ file, id, page })),
  );
  const german = Object.entries(germanPages).map(([id, page]) => ({ file: 'content/german.ts', id, page }));
  return [
    ...entries.flatMap(checkOwnLinks),
    ...(['title', 'description', 'heading'] as const).flatMap((field) => checkUnique([...entries, ...german], field)),
    ...checkCircles(entries),
  ];
}

function checkOwnLinks({ file, id, page }: PageEntry): Problem[] {
  const fields = linksIn(page)
    .filter(({ to }) => to === id)
    .map(({ field }) => field);
  if (page.parent === id) fields.push('parent');
  return fields.map((field) => ({ file, entry: id, field, message: 'must not lead to the page itself.' }));
}

function checkUnique(entries: PageEntry[], field: 'title' | 'description' | 'heading'): Problem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ file, id, page }) => {
    const value = page[field].trim().toLowerCase();
    const owner = owners.get(value);
    if (!owner) owners.set(value, id);
    return owner ? [{ file, entry: id, field, message: `is the ${field} of ${owner} too.` }] : [];
  });
}

function checkCircles(entries: PageEntry[]): Problem[] {
  const parents = new Map(entries.map(({ id, page }) => [id, page.parent]));
  const reported = new Set<string>();
  return entries.flatMap(({ file, id }) => {
    const circle = [id];
    let above = parents.get(id);
    while (above && !circle.includes(above)) {
      circle.push(above);
      above = parents.get(above);
    }
    // A page that only hangs below a circle is not at fault, and one page of a circle is enough.
    if (above !== id || circle.length === 1 || circle.some((member) => reported.has(member))) return [];
    reported.add(id);
    return [{ file, entry: id, field: 'parent', message: `goes round in a circle: ${[...circle, id].join(', ')}.` }];
  });
}
