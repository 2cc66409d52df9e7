import type { z } from 'zod';
import { type SiteContent, siteContent } from '../../content/schema/site';
import { fieldOf, type Problem, quote } from './problem';

/** The file of each part of the content; that of pages and messages is the first step of the path. */
const files: Record<keyof SiteContent, string | undefined> = {
  salon: 'content/salon.ts',
  facts: 'content/salon.ts',
  routes: 'content/routes.ts',
  germanRoutes: 'content/routes.ts',
  pages: undefined,
  germanPages: 'content/german.ts',
  germanAlts: 'content/german.ts',
  prices: 'content/prices.ts',
  priceList: 'content/prices.ts',
  pricesValidFrom: 'content/prices.ts',
  overviewPrices: 'content/prices.ts',
  pictures: 'content/pictures.ts',
  pictureFiles: 'content/pictures.ts',
  stockPhotos: 'content/stock-photos.ts',
  articles: 'content/articles.ts',
  gallery: 'content/gallery.ts',
  testimonials: 'content/testimonials.ts',
  mainNavigation: 'content/navigation.ts',
  footerNavigation: 'content/navigation.ts',
  messages: undefined,
};

/** What content/schema/ finds in the content: missing and unknown fields, wrong types, unknown ids, texts too long ... */
export function checkShape(content: SiteContent): Problem[] {
  return faultsIn(siteContent, content).map(({ path, message }) => ({ ...placeOf(path, content), message }));
}

/** What a schema finds in a value: one sentence for each place, as the second often follows from the first. */
export function faultsIn(schema: z.ZodType, value: unknown): { path: PropertyKey[]; message: string }[] {
  const { error } = schema.safeParse(value, { error: explain, reportInput: true });
  const places = (error?.issues ?? []).map(({ path }) => fieldOf(path));
  const firsts = (error?.issues ?? []).filter((_, index) => places.indexOf(places[index] ?? '') === index);
  return firsts.map((issue) => ({ path: issue.path, message: sentenceOf(issue) }));
}

function placeOf([part, ...path]: PropertyKey[], content: SiteContent): Omit<Problem, 'message'> {
  const file = files[part as keyof SiteContent] ?? String(path.shift() ?? `content/${String(part)}.ts`);
  const [entry, ...field] = path;
  return { file, entry: nameOf(entry, part as keyof SiteContent, content), field: fieldOf(field) };
}

/** The key of an entry; id or key of an item of a list. */
function nameOf(entry: PropertyKey | undefined, part: keyof SiteContent, content: SiteContent): string {
  if (entry === undefined) return files[part] ? part : '';
  if (typeof entry !== 'number') return String(entry);
  const { id, key }: { id?: unknown; key?: unknown } = Object(Reflect.get(content[part] as object, entry));
  const name = id ?? key;
  return typeof name === 'string' && /^[\w-]+$/.test(name) ? name : `${part}[${entry}]`;
}

function sentenceOf({ message, input }: z.core.$ZodIssue): string {
  if (input === undefined) return 'is missing.';
  const isShown = message.startsWith('must be') && (typeof input === 'number' || (typeof input === 'string' && input));
  return isShown ? `${message}, got ${quote(input)}.` : `${message}.`;
}

const kinds: Record<string, string> = {
  string: 'a text between quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
};

/** What is said where a schema has no sentence of its own, in words for somebody who does not program. */
const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has ${issue.keys.map(quote).join(', ')}, which is not known here`;
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? 'entries between { and }'}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'too_big':
      return `has ${String(issue.input).length} characters, at most ${issue.maximum} are allowed`;
    case 'too_small':
      return `has ${String(issue.input).length} characters, at least ${issue.minimum} are asked for`;
    default:
      return undefined;
  }
};
