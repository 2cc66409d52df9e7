import { entriesByFile } from './entries';
import { fieldOf, type Problem } from './problem';
import type { SiteContent } from './site-content';

/** `entries` by id, `texts` by id, a `list`, or `entries` of several `files`. */
type Shape = 'entries' | 'texts' | 'list' | 'files';

const shapes = {
  salon: ['content/salon.ts', 'entries'],
  facts: ['content/salon.ts', 'entries'],
  routes: ['content/routes.ts', 'texts'],
  germanRoutes: ['content/routes.ts', 'texts'],
  pages: ['content/pages.ts', 'files'],
  germanPages: ['content/german.ts', 'entries'],
  germanAlts: ['content/german.ts', 'texts'],
  prices: ['content/prices.ts', 'entries'],
  overviewPrices: ['content/prices.ts', 'entries'],
  priceList: ['content/prices.ts', 'list'],
  pictures: ['content/pictures.ts', 'entries'],
  stockPhotos: ['content/stock-photos.ts', 'texts'],
  articles: ['content/articles.ts', 'list'],
  gallery: ['content/gallery.ts', 'list'],
  testimonials: ['content/testimonials.ts', 'list'],
  mainNavigation: ['content/navigation.ts', 'list'],
  footerNavigation: ['content/navigation.ts', 'list'],
  messages: ['messages', 'files'],
} as const satisfies Partial<Record<keyof SiteContent, [file: string, shape: Shape]>>;

/** Levels of lists and entries within an entry; the content has five. */
const maxDepth = 20;

/** What every other check takes for granted: lists are lists, entries are entries, and all of it is plain data without end. */
export function checkShape(content: SiteContent): Problem[] {
  const problems = Object.entries(shapes).flatMap(([entry, [file, shape]]) =>
    checkPart(content[entry as keyof typeof shapes], shape, { file, entry }),
  );
  return problems.length > 0 ? problems : checkPlainData(content);
}

function checkPart(value: unknown, shape: Shape, place: { file: string; entry: string }): Problem[] {
  if (shape === 'list') return Array.isArray(value) ? [] : [{ ...place, field: '', message: 'must be a list.' }];
  if (!isEntries(value)) return [{ ...place, field: '', message: 'must be entries by id.' }];
  if (shape === 'files')
    return Object.entries(value).flatMap(([file, part]) => checkPart(part, 'entries', { file, entry: '' }));
  if (shape === 'entries') return [];
  const others = Object.entries(value).filter(([, text]) => typeof text !== 'string');
  return others.map(([entry]) => ({ file: place.file, entry, field: '', message: 'must be a text.' }));
}

function checkPlainData(content: SiteContent): Problem[] {
  const files = [...entriesByFile(content), ...Object.entries(content.messages)] as [string, Record<string, unknown>][];
  return files.flatMap(([file, entries]) =>
    Object.entries(Object(entries)).flatMap(([entry, value]) =>
      faultsOf(value).map(({ path, message }) => ({ file, entry, field: fieldOf(path), message })),
    ),
  );
}

function faultsOf(value: unknown, path: PropertyKey[] = [], above: unknown[] = []): PathFault[] {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [{ path, message: `cannot be ${value}.` }];
  const isList = Array.isArray(value);
  if (!isList && !isEntries(value)) return [{ path, message: `cannot be a ${kindOf(value)}; content is plain data.` }];
  if (above.includes(value)) return [{ path, message: 'must not contain itself.' }];
  if (above.length >= maxDepth) return [{ path, message: `is nested more than ${maxDepth} levels deep.` }];
  return Object.entries(value).flatMap(([key, inner]) =>
    faultsOf(inner, [...path, isList ? Number(key) : key], [...above, value]),
  );
}

interface PathFault {
  path: PropertyKey[];
  message: string;
}

const tagOf = (value: unknown) => Object.prototype.toString.call(value).slice('[object '.length, -1);
const isEntries = (value: unknown): value is Record<string, unknown> => tagOf(value) === 'Object';
const kindOf = (value: unknown) => (typeof value === 'object' ? tagOf(value) : typeof value);
