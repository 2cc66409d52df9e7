import { parseJson } from '../support/json';
import { type Finding, lineAt, type Source } from './source';

/** Messages that the specification words in English on a French page, by key; no longer reported once reworded. */
export const englishMessages: Record<string, string> = {
  'form.errors.name': 'Name is required',
  'form.errors.email': 'Invalid email address',
};

/** Messages of a JSON file that are still in English. */
export function findUntranslated(source: Source, english: Record<string, string> = englishMessages): Finding[] {
  const messages = parseJson(source.file, source.text);
  return Object.entries(english).flatMap(([key, message]) => {
    const value = key.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), messages);
    if (value !== message) return [];
    const line = lineAt(source.text, source.text.indexOf(JSON.stringify(message)));
    return [{ file: source.file, line, text: `${key}: ${JSON.stringify(message)}` }];
  });
}
