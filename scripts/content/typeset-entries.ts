import { typeset } from '../../lib/i18n/typography';
import type { Entry } from './entries';
import { leavesOf, type Place, shownControl } from './schema-walk';

const written = ['line', 'text', 'body'];

/** Whether a value is words, not an id, address, number or colour, whose patterns allow no apostrophe. */
const isWords = ({ field, value }: Place): boolean =>
  typeof value === 'string' &&
  field !== undefined &&
  written.includes(shownControl(field).as) &&
  (field.limits !== undefined || new RegExp(field.pattern ?? '').test("l'un"));

/** Typesets texts in the language of the nearest field `language`, or of the file's folder, or in the main one. */
export function typesetEntries(entries: readonly Entry[], main: string): Entry[] {
  return entries.map((entry) => {
    const data = structuredClone(entry.data);
    const own = entry.collection === 'translations' ? entry.id.slice(0, 2) : main;
    for (const place of leavesOf(entry)) {
      if (!isWords(place)) continue;
      let [parent, language]: [object, string] = [data, own];
      for (const key of place.path.slice(0, -1)) {
        parent = Reflect.get(parent, key);
        language = Reflect.get(parent, 'language') ?? language;
      }
      Reflect.set(parent, place.path.at(-1) ?? '', typeset(String(place.value), language));
    }
    return { ...entry, data };
  });
}
