import { referencesTo } from './fields';
import { germanSchemas, pageSchema } from './page-schemas';
import { type Problem, problemsIn } from './problem';
import type { SiteContent } from './site-content';

const germanFile = 'content/german.ts';

interface PageEntry {
  file: string;
  id: string;
  page: Record<string, unknown>;
}

/** Every page by itself, then what the pages are to each other. */
export function checkPages(content: SiteContent): Problem[] {
  const entries = Object.entries(content.pages).flatMap(([file, pages]) =>
    Object.entries(pages).map(([id, page]): PageEntry => ({ file, id, page: Object(page) })),
  );
  const german = Object.entries(content.germanPages).map(([id, page]) => ({
    file: germanFile,
    id,
    page: Object(page),
  }));
  const current = { id: '' };
  const schema = pageSchema(referencesTo(content, current));
  return [
    ...entries.flatMap(({ file, id, page }) => {
      current.id = id;
      return problemsIn(schema, page, file, id);
    }),
    ...Object.entries(germanSchemas).flatMap(([id, schema]) =>
      problemsIn(schema, content.germanPages[id], germanFile, id),
    ),
    ...['title', 'description', 'heading'].flatMap((field) => checkUnique([...entries, ...german], field)),
    ...checkCircles(entries),
  ];
}

function checkUnique(entries: PageEntry[], field: string): Problem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ file, id, page }) => {
    const text = page[field];
    if (typeof text !== 'string') return [];
    const value = text.trim().toLowerCase();
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
    while (typeof above === 'string' && !circle.includes(above)) {
      circle.push(above);
      above = parents.get(above);
    }
    // A page that only hangs below a circle is not at fault, and one page of a circle is enough.
    if (above !== id || circle.length === 1 || circle.some((member) => reported.has(member))) return [];
    reported.add(id);
    return [{ file, entry: id, field: 'parent', message: `goes round in a circle: ${[...circle, id].join(', ')}.` }];
  });
}
