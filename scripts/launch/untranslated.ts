import { englishMessages } from '../../lib/i18n/english-messages';
import { parseJson } from '../support/json';
import { type Finding, lineAt, type Source } from './source';

/** Messages of a JSON file that are still in English; no longer reported once reworded. */
export function findUntranslated(source: Source, english: Record<string, string> = englishMessages): Finding[] {
  const messages = parseJson(source.file, source.text);
  return Object.entries(english).flatMap(([key, message]) => {
    const value = key.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), messages);
    if (value !== message) return [];
    const line = lineAt(source.text, source.text.indexOf(JSON.stringify(message)));
    return [{ file: source.file, line, text: `${key}: ${JSON.stringify(message)}` }];
  });
}
