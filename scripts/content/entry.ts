import type { z } from 'zod';
import type { CollectionId } from '../../content/schema/collections';
import type { Problem } from './problem';
import { labelOf } from './schema-walk';

/** A file of the content with its place among the collections. */
export interface Entry {
  collection: CollectionId;
  /** Name of the file without folder and extension, or of the file in its collection. */
  id: string;
  file: string;
  schema: z.ZodObject;
  /** What the owner calls it. */
  name: string;
  /** Facts filled in, marks of examples taken off. */
  data: Record<string, unknown>;
}

/** The place of a value in the owner's words. */
export function placeOf({ file, name, schema, data }: Entry, path: readonly PropertyKey[]): Omit<Problem, 'message'> {
  return { file, entry: name, field: labelOf(schema, path, data) };
}
