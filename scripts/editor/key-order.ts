/**
 * A JSON file as the editor writes it, with the keys in the order that they have in the file before, so that a commit shows what has
 * changed: the editor's own order is that of its forms, and none where an entry has more than eight fields. New keys come last.
 * `$schema`, by which programs complete the file, is no field of any form, and stays.
 */
export function inOrderOf(before: string, after: string): string {
  try {
    const { $schema, ...fields } = JSON.parse(before);
    const saved = ordered(fields, JSON.parse(after));
    return `${JSON.stringify($schema ? { $schema, ...Object(saved) } : saved, null, 2)}\n`;
  } catch {
    return after;
  }
}

function ordered(before: unknown, after: unknown): unknown {
  if (Array.isArray(after)) {
    const items: unknown[] = Array.isArray(before) ? before : [];
    // An item that is new has the order of its neighbours.
    return after.map((item, index) => ordered(items[index] ?? items[0], item));
  }
  if (after === null || typeof after !== 'object') return after;
  const known = Object(before);
  const keys = [...new Set([...Object.keys(known), ...Object.keys(after)])].filter((key) => Object.hasOwn(after, key));
  return Object.fromEntries(keys.map((key) => [key, ordered(known[key], Reflect.get(after, key))]));
}
