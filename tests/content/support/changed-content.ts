import { parse, stringify } from 'yaml';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { type Check, checkContent } from '@/scripts/content-check/check-content';
import { toSentence } from '@/scripts/content-check/problem';

/**
 * What to put where in a file: at a place such as `address.city` or `related.0`, at `body` below the front matter, or at ''
 * in place of the whole file. `undefined` removes what is there; a function makes the value of what is there.
 */
export type Change = [file: string, place: string, value: unknown];

const realFiles = readContentFiles();

/** What the check finds in the real content after some changes. */
export async function checkAfter(...changes: Change[]): Promise<Check> {
  return checkContent(await filesAfter(...changes));
}

/** What the check says of the real content after some changes. */
export async function sentencesAfter(...changes: Change[]): Promise<string[]> {
  return (await checkAfter(...changes)).problems.map(toSentence);
}

/** The real files after some changes; the messages that are not changed are empty. */
export async function filesAfter(...changes: Change[]): Promise<ContentFiles> {
  const named = new Set(changes.map(([file]) => file));
  const real = Object.entries(await realFiles);
  // Messages take long to read, and nothing else depends on more than that they are there.
  const files: ContentFiles = Object.fromEntries(
    real.map(([file, text]) => [file, file.startsWith('messages/') && !named.has(file) ? '{}' : text]),
  );
  for (const [file, place, value] of changes) {
    const text = place === '' ? value : textAfter(file, files[file] ?? '', place, value);
    if (text === undefined) delete files[file];
    else files[file] = String(text);
  }
  return files;
}

function textAfter(file: string, text: string, place: string, value: unknown): string {
  if (file.endsWith('.json')) return JSON.stringify(put(JSON.parse(text), place, value));
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (place === 'body') return `---\n${matter}\n---\n\n${value}\n`;
  return `---\n${stringify(put(parse(matter), place, value))}---\n${body}`;
}

/** Changes what stands at a place of some fields. */
function put(fields: unknown, place: string, value: unknown): unknown {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), fields);
  if (parent === null || typeof parent !== 'object') throw new Error(`There is no ${place} in the file.`);
  const made = typeof value === 'function' ? value(Reflect.get(parent, last)) : value;
  if (made === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, made);
  return fields;
}
