import { entriesByFile } from './entries';
import { fieldOf, type Problem } from './problem';
import type { SiteContent } from './site-content';

/** No text of the content is empty, made of spaces only, or holds what no page can show. */
export function checkTexts(content: SiteContent): Problem[] {
  return entriesByFile(content).flatMap(([file, entries]) =>
    Object.entries(entries).flatMap(([entry, value]) =>
      faultsOf(value).map(({ path, message }) => ({ file, entry, field: fieldOf(path), message })),
    ),
  );
}

/** Control characters other than the line break, halves of characters, and two that Unicode gives no meaning. */
const unprintable = /(?!\n)\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/u;

/** What is wrong with a text whatever it says; HTML, XML, calendars and links each break on something else. */
export function faultOfText(text: string): string | undefined {
  if (text.trim() === '') return 'must not be empty.';
  const [character] = unprintable.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `must not contain the character U+${code}, which no page can show.`;
}

function faultsOf(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; message: string }[] {
  if (typeof value === 'string') {
    const message = faultOfText(value);
    return message ? [{ path, message }] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => faultsOf(inner, [...path, isList ? Number(key) : key]));
}
