import type { z } from 'zod';
import { missing } from '../../lib/schema/fields';
import type { Entry } from './entries';
import { expectedIn, isOptional, suggestion } from './expected';
import { nearest } from './nearest';
import { inGuillemets, type Problem } from './problem';
import { keyOf, type Place, placeOf, placesIn, shownControl } from './schema-walk';

/** Checks an entry by its schema. Without a problem, replaces its data by the schema's result, with defaults. */
export function parseEntry(entry: Entry): Problem[] {
  const { data, error } = entry.schema.safeParse(entry.data, {
    reportInput: true,
    error: () => 'cela n’est pas attendu',
  });
  if (!error) {
    entry.data = data;
    return [];
  }
  const places = placesIn(entry.schema, entry.data);
  const partsAt = ({ path }: Place) =>
    places.filter((part) => part.path.length === path.length + 1 && keyOf(part.path.slice(0, -1)) === keyOf(path));
  return error.issues.flatMap((issue) => {
    // Outer places come first, so that the last one around the issue is the innermost.
    const place = places.findLast(({ path }) => path.every((key, index) => key === issue.path[index])) as Place;
    const at = placeOf(entry, place);
    // For texts only, because messageOf adds the length of a list.
    if (issue.code === 'too_big' && issue.origin === 'string')
      return { ...at, message: `${issue.message} ; il y en a ${String(issue.input).length}` };
    const fault = faultInBody(entry, issue.path);
    if (fault) return { ...at, key: keyOf(issue.path.slice(0, 2)), message: fault };
    if (place.field?.control.as === 'body')
      return { ...at, message: (place.field.message ?? missing) + whereInBody(entry, place) };
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        return { ...at, key: keyOf([...place.path, key]), message: unknownKey(key, partsAt(place)) };
      });
    return { ...at, message: messageOf(issue, place) };
  });
}

/** Controls for which the expected shape helps more than the field's own message. */
const shaped: readonly unknown[] = ['select', 'yes-no', 'list', 'object', 'shapes'];

function messageOf({ code, message, input }: z.core.$ZodIssue, { schema, field }: Place): string {
  const isNothing = input === undefined || (Array.isArray(input) && input.length === 0 && !isOptional(schema));
  if (isNothing || message === missing) return missing;
  const size = typeof input === 'string' ? input.trim().length : Object(input).length;
  if (field?.limits && message === field.message && size !== undefined) return `${message} ; il y en a ${size}`;
  const control = field && shownControl(field);
  const isShape = code !== 'custom' && shaped.includes(control?.as);
  const expected = isShape ? expectedIn(schema) : message;
  if (typeof input === 'object') return expected;
  const options = control?.as === 'select' ? control.options : [];
  // Only the quotes are wrong in `"58"` for a price, or `3011` for a postal code.
  const areQuotesWrong = code === 'invalid_type' && /^(\d+(\.\d+)?|true|false)$/.test(String(input));
  const quotes = areQuotesWrong ? `, ${typeof input === 'string' ? 'entre' : 'sans'} guillemets` : '';
  return `${expected} ; reçu : ${inGuillemets(String(input))}${quotes}${suggestion(input, options)}`;
}

/** Returns the message for an unknown key; `known` are the places of the keys that are allowed beside it. */
function unknownKey(key: string, known: readonly Place[]): string {
  const nameOf = ({ path }: Place) => String(path.at(-1));
  const absent = known.filter(({ value }) => value === undefined);
  const meant = nearest(key, absent, (place) => [nameOf(place), place.field?.label ?? ''], 0.3);
  const advice = meant ? `vouliez-vous ${inGuillemets(nameOf(meant))} ?` : 'effacez-le';
  return `${inGuillemets(key)} n’existe pas ici ${meant ? ';' : ':'} ${advice}`;
}

/** Returns the fault that parse-body.ts has found in this section of a Markdown body. */
const faultInBody = ({ data }: Entry, [name, index]: readonly PropertyKey[]): string | undefined =>
  name === 'sections' ? Object(Reflect.get(Object(data.sections), index ?? '')).fault : undefined;

/** Returns the words near a fault in a Markdown body, because the whole body is one field. */
function whereInBody({ data }: Entry, { path: [name, index] }: Place): string {
  if (typeof index !== 'number') return '';
  const { heading, paragraphs } = Object(Reflect.get(Object(data[String(name)]), index));
  const words = heading ?? paragraphs?.[0];
  return words ? ` ; voyez ${inGuillemets(words)}` : '';
}
