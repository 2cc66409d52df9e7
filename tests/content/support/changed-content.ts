import { parse } from 'yaml';
import type { SiteContent } from '@/lib/schema/site';
import { type Check, checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import type { ContentFiles } from '@/scripts/content/read-files';
import { salonFolder } from '@/scripts/support/paths';
import { smallSalon } from './small-salon';

/**
 * A value for a place in a file such as `address.city` or `related.0`, for `body` below the front matter, or for the
 * whole file (''). `undefined` removes the present value; a function makes the new value from the present one.
 */
export type Change = [file: string, place: string, value: unknown];

/** Checks the small salon after some changes: returns problems, content and values marked as examples. */
export const checkAfter = (...changes: Change[]): Check => checkContent(filesAfter(...changes));

/** Returns the errors of the check in the small salon after some changes, with its folder as `content`. */
export const sentencesAfter = (...changes: Change[]): string[] =>
  checkAfter(...changes).problems.map((problem) => toSentence(problem).replace(`${salonFolder}/`, 'content/'));

/** Returns the small salon's content after some changes, which the check has to accept. */
export function contentAfter(...changes: Change[]): SiteContent {
  const { problems, content } = checkAfter(...changes);
  expect(problems).toEqual([]);
  return content as SiteContent;
}

/** Returns the small salon's page on vouchers in German, with this text and more fields. */
export function germanVouchers(text: string, more: object = {}): Change {
  const page = { kind: 'page', path: '/de/gutscheine', label: 'Gutscheine', heading: 'Zum Schenken' };
  const search = { title: 'Gutscheine | {salon}', description: 'Gutscheine. '.repeat(9) };
  return ['content/languages/de/bons.md', '', textOf({ fields: { ...page, ...search, ...more }, body: `\n${text}\n` })];
}

export const filesAfter = (...changes: Change[]): ContentFiles => changed(smallSalon, ...changes);

/** Returns the files of a salon after some changes. */
export function changed(salon: ContentFiles, ...changes: Change[]): ContentFiles {
  const files = { ...salon };
  for (const [file, place, value] of changes) {
    const text = place === '' ? value : textAfter(files[file] ?? '', place, value);
    if (text === undefined) delete files[file];
    else files[file] = String(text);
  }
  return files;
}

/** Returns the fields of a file, and the text below them in Markdown. */
export function partsOf(text: string): { fields: unknown; body?: string } {
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return matter === undefined ? { fields: JSON.parse(text) } : { fields: parse(matter), body };
}

/** Returns the text of a file with these fields, and a text below them in Markdown. */
export const textOf = ({ fields, body }: ReturnType<typeof partsOf>): string =>
  body === undefined ? JSON.stringify(fields) : `---\n${JSON.stringify(fields)}\n---\n${body}`;

function textAfter(text: string, place: string, value: unknown): string {
  const parts = partsOf(text);
  if (place === 'body') return textOf({ ...parts, body: `\n${value}\n` });
  put(parts.fields, place.split('.'), value);
  return textOf(parts);
}

/** Sets, changes or removes the value at a place in the fields of a file. */
function put(fields: unknown, place: readonly PropertyKey[], value: unknown): void {
  const last = place.at(-1) ?? '';
  const parent = place.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), fields);
  if (parent === null || typeof parent !== 'object') throw new Error(`There is no ${place.join('.')} in the file.`);
  const made = typeof value === 'function' ? value(Reflect.get(parent, last)) : value;
  if (made === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, made);
}
