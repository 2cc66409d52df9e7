import { z } from 'zod';
import { type Field, fields, missing } from '../../content/schema/fields';
import { quote } from './problem';

type Path = readonly PropertyKey[];

/** A value of the content that is no list and no group, with the field that asks for it. */
export interface Leaf {
  field: Field | undefined;
  value: unknown;
  path: Path;
}

/** A schema without what makes it optional. */
export function required(schema: z.ZodType): z.ZodType {
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isOptional ? required(schema.unwrap() as z.ZodType) : schema;
}

/** The schema of a part of a value. */
function partOf(schema: z.ZodType, key: PropertyKey, value: unknown): z.ZodType | undefined {
  const inner = required(schema);
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodTuple) return inner.def.items[Number(key)] as z.ZodType | undefined;
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const shape =
      inner.options.find((option) => (option as z.ZodType).safeParse(value).success) ?? shapeNamed(inner, value);
    return shape && partOf(shape as z.ZodType, key, value);
  }
  return inner instanceof z.ZodObject ? (inner.shape[String(key)] as z.ZodType | undefined) : undefined;
}

/** The shape of a union that a value says it has, however wrong the rest of it is. */
function shapeNamed(union: z.ZodDiscriminatedUnion, value: unknown) {
  const key = union.def.discriminator;
  return (union.options as z.ZodObject[]).find(({ shape }) => shape[key]?.safeParse(Object(value)[key]).success);
}

/** Every leaf of a value. */
export function leavesOf(schema: z.ZodType, value: unknown, path: Path = []): Leaf[] {
  if (value === null || typeof value !== 'object') return [{ field: fields.get(required(schema)), value, path }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const part = partOf(schema, key, value);
    return part ? leavesOf(part, inner, [...path, Array.isArray(value) ? Number(key) : key]) : [];
  });
}

/** What the form calls a place: "Fermeture 1, premier jour". */
export function labelOf(schema: z.ZodType, path: Path, value: unknown): string {
  const labels: string[] = [];
  let [place, inside]: [z.ZodType | undefined, unknown] = [schema, value];
  for (const key of path) {
    const control = place && fields.get(required(place))?.control;
    place = place && partOf(place, key, inside);
    inside = Object(inside)[key];
    const label = (place && fields.get(required(place))?.label) ?? String(key);
    if (typeof key !== 'number') {
      if (control?.as === 'shapes') labels.pop();
      labels.push(label);
    } else if (control?.as === 'list') labels.splice(-1, 1, `${control.singular} ${key + 1}`);
  }
  return capitalize(labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(', '));
}

/** A text that starts as a sentence does. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a schema finds in a value: one sentence for each place, as the second often follows from the first. */
export function faultsIn(schema: z.ZodType, value: unknown): { path: Path; message: string }[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  const places = issues.map(({ path }) => path.join('.'));
  const firsts = issues.filter((_, index) => places.indexOf(places[index] ?? '') === index);
  return firsts.map((issue) => ({ path: issue.path, message: messageOf(issue) }));
}

function messageOf({ message, input }: z.core.$ZodIssue): string {
  if (input === undefined || message === missing) return missing;
  const isShown = typeof input === 'number' || (typeof input === 'string' && /\S/.test(input));
  return isShown ? `${message} ; reçu : ${quote(input)}` : message;
}
