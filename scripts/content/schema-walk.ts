import { z } from 'zod';
import { type Field, fields, missing, unprintable } from '../../content/schema/fields';
import type { Entry } from './entries';
import { type Problem, quote } from './problem';

/** A place in an entry, whether there is a value or not. */
export interface Place {
  path: readonly PropertyKey[];
  /** The field that asks for it; everything in a text below the fields is that one field. */
  field: Field | undefined;
  /** What the form calls it, after what is around it: "Fermeture 1", "Premier jour". */
  labels: readonly string[];
  value: unknown;
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function placeOf({ file, name }: Entry, { labels }: Place): Omit<Problem, 'message'> {
  const field = labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(', ');
  return { file, entry: name, field: capitalize(field) || undefined };
}

/** Every value of an entry that is no list and no group. */
export function leavesOf({ schema, data }: Entry): Place[] {
  return placesIn(schema, data).filter(({ value }) => value !== undefined && typeof value !== 'object');
}

/** What the schema of an entry finds in it; where that is nothing, the entry has its data from then on as the schema makes them. */
export function faultsIn(entry: Entry): Problem[] {
  const { data, error } = entry.schema.safeParse(entry.data, { reportInput: true });
  if (!error) {
    entry.data = data;
    return [];
  }
  const places = placesIn(entry.schema, entry.data);
  return error.issues.flatMap((issue) => {
    // The innermost comes last; where there is none so deep, the one around it has the name.
    const around = places.filter(({ path }) => path.every((key, index) => key === issue.path[index]));
    return around.slice(-1).map((place) => ({ ...placeOf(entry, place), message: messageOf(issue, place.field) }));
  });
}

export function required(schema: z.ZodType): z.ZodType {
  const isOptional = schema.type === 'optional' || schema.type === 'default';
  return isOptional ? required((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;
}

const known = new WeakMap<z.ZodType, { field?: Field }>();

/** What is known of a field, absent or not. Zod puts it together anew each time it is asked. */
export function fieldOf(schema: z.ZodType): Field | undefined {
  const { field } = known.get(schema) ?? { field: fields.get(required(schema)) };
  known.set(schema, { field });
  return field;
}

export function placesIn(
  schema: z.ZodType,
  value: unknown,
  path: Place['path'] = [],
  labels: Place['labels'] = [],
  text?: Field,
): Place[] {
  const field = text ?? fieldOf(schema);
  const control = field?.control;
  const labelsOf = (key: PropertyKey, part: z.ZodType) => {
    if (control?.as === 'body') return labels;
    if (control?.as === 'list') return [...labels.slice(0, -1), `${control.singular} ${Number(key) + 1}`];
    // The fields of one of several shapes are named without the choice.
    return [...labels.slice(0, control?.as === 'shapes' ? -1 : undefined), fieldOf(part)?.label ?? String(key)];
  };
  const inside = partsOf(required(schema), value).flatMap(([key, part]) => {
    const inner = Reflect.get(Object(value), key);
    return placesIn(part, inner, [...path, key], labelsOf(key, part), control?.as === 'body' ? field : undefined);
  });
  return [{ path, field, labels, value }, ...inside];
}

function partsOf(schema: z.ZodType, value: unknown): [PropertyKey, z.ZodType][] {
  if (value === null || typeof value !== 'object') return [];
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { options, discriminator } = schema.def;
    const chosen = (options as z.ZodObject[]).find(
      ({ shape }) => shape[discriminator]?.safeParse(Reflect.get(value, discriminator)).success,
    );
    return chosen ? partsOf(chosen, value) : [];
  }
  if (!Array.isArray(value)) return [];
  if (schema instanceof z.ZodArray) return Array.from(value, (_, index) => [index, schema.element as z.ZodType]);
  const items = schema instanceof z.ZodTuple ? (schema.def.items as z.ZodType[]) : [];
  return items.slice(0, value.length).map((item, index) => [index, item]);
}

function messageOf({ message, input }: z.core.$ZodIssue, field: Field | undefined): string {
  if (field?.control.as === 'body' && message !== unprintable) return field.message ?? missing;
  if (input === undefined || message === missing || (Array.isArray(input) && input.length === 0)) return missing;
  const size = typeof input === 'string' ? input.trim().length : Object(input).length;
  if (field?.limits && message === field.message && size !== undefined) return `${message} ; il y en a ${size}`;
  return typeof input === 'number' || typeof input === 'string' ? `${message} ; reçu : ${quote(input)}` : message;
}
