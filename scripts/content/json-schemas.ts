import path from 'node:path';
import { z } from 'zod';
import { type Collection, collections } from '../../lib/schema/collections';
import { fillFolder } from '../support/files';
import { inRepository } from '../support/paths';
import { fieldOf } from './schema-walk';

/** Writes JSON schemas into `.generated/schemas`. VS Code completes content files that name one in `$schema`. */
export async function writeJsonSchemas(): Promise<void> {
  const schemas = (Object.values(collections) as Collection[]).flatMap((one) =>
    'files' in one
      ? Object.values(one.files).map(({ file, schema }) => [path.basename(file, '.json'), schema] as const)
      : [[path.basename(one.folder), one.schema] as const],
  );
  const files = schemas.map(([name, schema]) => {
    const ofKinds = schema instanceof z.ZodObject ? [schema] : Object.values(schema);
    return [`${name}.json`, JSON.stringify({ anyOf: ofKinds.map(jsonSchemaOf) })];
  });
  await fillFolder(inRepository('.generated', 'schemas'), Object.fromEntries(files));
}

const jsonSchemaOf = (schema: z.ZodObject) =>
  z.toJSONSchema(schema.extend({ $schema: z.string().optional() }), {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { label, hint } = fieldOf(zodSchema as unknown as z.ZodType) ?? {};
      if (label) Object.assign(jsonSchema, { title: label, description: hint });
      // A value may still begin with "[exemple]" or have a fact in braces, which no pattern allows.
      for (const rule of ['pattern', 'format'] as const) delete jsonSchema[rule];
    },
  });
