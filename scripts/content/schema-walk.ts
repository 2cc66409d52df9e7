import { z } from 'zod';
import { type Field, fields, missing } from '../../content/schema/fields';
import type { Entry } from './entries';
import { inGuillemets, type Problem } from './problem';

/** A place in an entry, whether there is a value or not. */
export interface Place {
  path: readonly PropertyKey[];
  /** The field of the form; all parts of a Markdown text belong to one field. */
  field: Field | undefined;
  /** What the form calls the field and the groups around it: "Fermeture 1", "Premier jour". */
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

/** Checks an entry by its schema. Without a problem its data become those of the schema, defaults included. */
export function parseEntry(entry: Entry): Problem[] {
  const { data, error } = entry.schema.safeParse(entry.data, { reportInput: true });
  if (!error) {
    entry.data = data;
    return [];
  }
  const places = placesIn(entry.schema, entry.data);
  return error.issues.flatMap((issue) => {
    // The last of the places that contain the issue is the innermost.
    const around = places.filter(({ path }) => path.every((key, index) => key === issue.path[index]));
    return around.slice(-1).map((place) => {
      const message = messageOf(issue, place.field) + whereInBody(entry, place);
      return { ...placeOf(entry, place), message };
    });
  });
}

/** A schema without what makes it optional. */
export function required(schema: z.ZodType): z.ZodType {
  const isOptional = schema.type === 'optional' || schema.type === 'default';
  return isOptional ? required((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;
}

const cachedFields = new WeakMap<z.ZodType, { field?: Field }>();

/** The form field of a schema. Cached, because Zod is slow to look it up. */
export function fieldOf(schema: z.ZodType): Field | undefined {
  const { field } = cachedFields.get(schema) ?? { field: fields.get(required(schema)) };
  cachedFields.set(schema, { field });
  return field;
}

/** All places of a value by its schema, outer ones first; `bodyField` is the field of the Markdown text that it is part of. */
export function placesIn(
  schema: z.ZodType,
  value: unknown,
  path: Place['path'] = [],
  labels: Place['labels'] = [],
  bodyField?: Field,
): Place[] {
  const field = bodyField ?? fieldOf(schema);
  const control = field?.control;
  const labelsOf = (key: PropertyKey, part: z.ZodType) => {
    if (control?.as === 'body') return labels;
    if (control?.as === 'list') return [...labels.slice(0, -1), `${control.singular} ${Number(key) + 1}`];
    // The fields of one of several shapes are named without the choice of the shape.
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

/** The words near a fault in a Markdown text, all of which is one field. */
function whereInBody({ data }: Entry, { field, path: [name, index] }: Place): string {
  if (field?.control.as !== 'body' || typeof index !== 'number') return '';
  const { heading, paragraphs } = Object(Reflect.get(Object(data[String(name)]), index));
  const words = heading ?? paragraphs?.[0];
  return words ? ` ; voyez ${inGuillemets(words)}` : '';
}

function messageOf({ message, input }: z.core.$ZodIssue, field: Field | undefined): string {
  if (field?.control.as === 'body') return field.message ?? missing;
  if (input === undefined || message === missing || (Array.isArray(input) && input.length === 0)) return missing;
  const size = typeof input === 'string' ? input.trim().length : Object(input).length;
  if (field?.limits && message === field.message && size !== undefined) return `${message} ; il y en a ${size}`;
  return typeof input === 'number' || typeof input === 'string'
    ? `${message} ; reçu : ${inGuillemets(input)}`
    : message;
}
