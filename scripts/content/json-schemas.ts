import path from 'node:path';
import { z } from 'zod';
import { capitalize } from '../../lib/i18n/format';
import { type Collection, type ContentFolder, collections } from '../../lib/schema/collections';
import { fillFolder } from '../support/files';
import { inRepository } from '../support/paths';
import { belowSalon, readEntries } from './entries';
import { expectedIn, isOptional } from './expected';
import { choicesIn, type Option } from './options';
import type { ContentFiles } from './read-files';
import { fieldOf, shownControl } from './schema-walk';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The mark in front of a value that is an example. */
const mark = '\\[[eE]xemple\\]\\s*';

/** A JSON schema: its name in `.generated/schemas`, the pattern of its files below the salon's folder, and its source. */
interface Described {
  name: string;
  pattern: string;
  schema: ContentFolder['schema'];
}

/** The pattern of the files in a folder: `prices/*.json`. */
export function patternIn(id: string, { folder, hasFolders, extension }: ContentFolder): string {
  const inside = hasFolders ? '*/index' : id === 'translations' ? '*/*' : '*';
  return `${belowSalon(folder)}/${inside}.${extension}`;
}

/** The schemas for a salon's JSON files. Markdown files have none. */
export function describedFiles(): Described[] {
  return (Object.entries(collections) as [string, Collection][]).flatMap(([id, one]): Described[] => {
    if ('files' in one)
      return Object.values(one.files).map(({ file, schema }) => {
        return { name: path.basename(file), pattern: belowSalon(file), schema };
      });
    if (one.extension !== 'json') return [];
    return [{ name: `${belowSalon(one.folder)}.json`, pattern: patternIn(id, one), schema: one.schema }];
  });
}

/** The JSON schemas by name, with the options of this salon. Code editors use them for completion and hints. */
export function jsonSchemas(files: ContentFiles): Record<string, object> {
  const choices = choicesIn(readEntries(files).entries);
  const annotate = (schema: z.ZodType, json: JsonSchema) => {
    const field = fieldOf(schema);
    if (!field) return;
    const control = shownControl(field);
    json.title = field.label;
    json.description = [field.hint, `${capitalize(expectedIn(schema))}.`].filter(Boolean).join('\n');
    if (control.as === 'select') return annotateChoice(json, control.options, isOptional(schema));
    if (choices(control)) json.examples = choices(control)?.map(({ value }) => value) ?? [];
    // A date may have the mark of an example in front of it, as any text may.
    delete json.format;
    // Texts with limits have no pattern, because inserted facts change their length.
    if (json.type === 'string' && field.pattern && !field.limits)
      json.pattern = `^\\s*(?:${mark})?(?:${field.pattern.replace(/^\^|\$$/g, '')})\\s*$`;
    // An empty text counts as absent.
    if (json.pattern && isOptional(schema)) json.pattern = `^\\s*$|${json.pattern}`;
  };
  const convert = (schema: z.ZodObject): JsonSchema => {
    const inJson = Object.entries(schema.shape).filter(([, part]) => fieldOf(part as z.ZodType)?.control.as !== 'body');
    const json = z.toJSONSchema(z.strictObject(Object.fromEntries(inJson)), {
      io: 'input',
      target: 'draft-7',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => annotate(zodSchema as unknown as z.ZodType, jsonSchema as JsonSchema),
    }) as JsonSchema;
    return { ...json, properties: { $schema: { type: 'string' }, ...json.properties } };
  };
  const schemaOf = ({ schema }: Described) =>
    schema instanceof z.ZodObject ? convert(schema) : byKind(schema, convert);
  return Object.fromEntries(describedFiles().map((file) => [file.name, schemaOf(file)]));
}

/** Adds the values of a field with their meanings, which VS Code lists. */
function annotateChoice(json: JsonSchema, options: readonly Option[], mayBeEmpty: boolean): void {
  for (const key of ['type', 'enum', 'const'] as const) delete json[key];
  const values = options.map(({ value }) => value);
  const others = mayBeEmpty && !values.includes('') ? [''] : [];
  const labelled = { enum: [...values, ...others], enumDescriptions: options.map(({ label }) => label) };
  json.anyOf = [labelled, { type: 'string', pattern: `^\\s*${mark}` }];
}

/** Selects the schema of a page by its kind. */
function byKind(schemas: Readonly<Record<string, z.ZodObject>>, convert: (schema: z.ZodObject) => JsonSchema): object {
  const kinds = Object.entries(schemas);
  return {
    type: 'object',
    required: ['kind'],
    properties: { kind: { title: 'Sorte de page', enum: kinds.map(([kind]) => kind) } },
    allOf: kinds.map(([kind, schema]) => {
      const { $schema: _, ...then } = convert(schema);
      return { if: { properties: { kind: { const: kind } }, required: ['kind'] }, then };
    }),
  };
}

/** Writes the JSON schemas into `.generated/schemas`, for code editors. */
export async function writeJsonSchemas(files: ContentFiles): Promise<void> {
  const schemas = Object.entries(jsonSchemas(files)).map(([name, schema]) => [name, JSON.stringify(schema)]);
  await fillFolder(inRepository('.generated', 'schemas'), Object.fromEntries(schemas));
}
