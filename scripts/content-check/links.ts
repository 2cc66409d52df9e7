import { fieldOf } from './problem';

/** Names of the fields that become links, whatever page or navigation they stand in. */
const linkFields = ['route', 'routes', 'related', 'services', 'to'];

/** Every link of a page or a navigation: the id it leads to, and where it stands. */
export function linksIn(value: unknown, path: PropertyKey[] = []): { to: string; field: string }[] {
  if (typeof value === 'string') {
    // The items of a list stand under the name of the list.
    const name = path.findLast((key) => typeof key === 'string');
    return linkFields.includes(String(name)) ? [{ to: value, field: fieldOf(path) }] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, [...path, isList ? Number(key) : key]));
}
