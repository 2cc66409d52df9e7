import { z } from 'zod';
import { capitalize } from '../../lib/i18n/format';
import { type Control, type Field, fields } from '../../lib/schema/fields';
import type { Entry } from './entries';
import type { Problem } from './problem';

/** A place in an entry, with or without a value. */
export interface Place {
  path: readonly PropertyKey[];
  /** Field of the editor's form; a Markdown body is one field. */
  field: Field | undefined;
  /** Whether the place is within a Markdown body, which has no keys. */
  isInBody?: boolean;
  /** Labels of the groups around the field and of the field: "Fermeture 1", "Premier jour". */
  labels: readonly string[];
  schema: z.ZodType;
  value: unknown;
}

export function placeOf(
  { file, name }: Entry,
  { labels, path, isInBody }: Pick<Place, 'labels' | 'path' | 'isInBody'>,
): Omit<Problem, 'message'> {
  const words = labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(', ');
  const key = isInBody ? '' : keyOf(path);
  return { file, entry: name, ...(words && { field: capitalize(words) }), ...(key && { key }) };
}

/** Returns a place as developers write it: `closings[0].from`. */
export const keyOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Returns the places of all values in an entry that are neither lists nor groups. */
export function leavesOf({ schema, data }: Pick<Entry, 'schema' | 'data'>): Place[] {
  return placesIn(schema, data).filter(({ value }) => value !== undefined && typeof value !== 'object');
}

/** Returns the schema inside an optional one, or one with a default. */
export function required(schema: z.ZodType): z.ZodType {
  const isOptional = schema.type === 'optional' || schema.type === 'default';
  return isOptional ? required((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;
}

const cachedFields = new WeakMap<z.ZodType, { field?: Field }>();

/** Returns the form field of a schema. Cached, because Zod is slow to look it up. */
export function fieldOf(schema: z.ZodType): Field | undefined {
  const { field } = cachedFields.get(schema) ?? { field: fields.get(required(schema)) };
  cachedFields.set(schema, { field });
  return field;
}

/** Returns the control of a field; for a hidden field the control that it would have if it were shown. */
export const shownControl = ({ control }: Field): Control =>
  control.as === 'hidden' && control.of ? control.of : control;

/** Returns all places in a value by its schema, outer ones first; `bodyField` is set inside a Markdown body. */
export function placesIn(
  schema: z.ZodType,
  value: unknown,
  path: Place['path'] = [],
  labels: Place['labels'] = [],
  bodyField?: Field,
): Place[] {
  const own = fieldOf(schema);
  const isInBody = bodyField !== undefined || own?.control.as === 'body';
  // In a body, the name of a picture, price or group is a field of its own, checked like any other reference.
  const namesOther = own?.control.as === 'reference' || own?.control.as === 'price-group';
  const field = namesOther ? own : (bodyField ?? own);
  const control = field?.control;
  const labelsOf = (key: PropertyKey, part: z.ZodType) => {
    if (isInBody) return labels;
    if (control?.as === 'list')
      return [...labels.slice(0, -1), `${control.singular.replace(/^\S+ /, '')} ${Number(key) + 1}`];
    // The label of the choice between shapes is left out.
    return [...labels.slice(0, control?.as === 'shapes' ? -1 : undefined), fieldOf(part)?.label ?? String(key)];
  };
  const inside = partsOf(required(schema), value).flatMap(([key, part]) => {
    const inner = Reflect.get(Object(value), key);
    return placesIn(part, inner, [...path, key], labelsOf(key, part), isInBody ? field : undefined);
  });
  return [{ path, field, isInBody, labels, schema, value }, ...inside];
}

/** Returns the shapes of a field, each with its name (the value of `key`) and its label. */
export function shapesOf(schema: z.ZodType): { key: string; name: string; label: string; shape: z.ZodObject }[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  const { options, discriminator: key } = schema.def;
  return (options as z.ZodObject[]).map((shape) => {
    const name = String((shape.shape[key] as z.ZodLiteral).value);
    return { key, name, label: fieldOf(shape)?.label ?? name, shape };
  });
}

function partsOf(schema: z.ZodType, value: unknown): [PropertyKey, z.ZodType][] {
  if (value === null || typeof value !== 'object') return [];
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const chosen = shapesOf(schema).find(({ key, name }) => Reflect.get(value, key) === name);
    return chosen ? partsOf(chosen.shape, value) : [];
  }
  if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return [];
  return value.map((_, index) => [index, schema.element as z.ZodType]);
}
