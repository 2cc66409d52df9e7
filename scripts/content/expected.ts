import { z } from 'zod';
import { nearest } from './nearest';
import type { Option } from './options';
import { fieldOf, required, shapesOf, shownControl } from './schema-walk';

/** Whether a file may leave a field out. */
export const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;

/** Returns a value as written in JSON, with its label: `"VS" (Valais)`. */
const inFull = ({ value, label }: Option) => JSON.stringify(value) + (value === label ? '' : ` (${label})`);

/** Returns a French clause that says what a field expects, with the values that can be typed. */
export function expectedIn(schema: z.ZodType): string {
  const inner = required(schema);
  const field = fieldOf(inner);
  const control = field && shownControl(field);
  const shapes = shapesOf(inner).map(({ key, name, label }) => `"${key}": ${inFull({ value: name, label })}`);
  if (shapes.length > 0 || inner instanceof z.ZodObject)
    return ['des champs sont attendus, entre accolades', shapes.join(' ou ')].filter(Boolean).join(' : ');
  if (control?.as === 'list') return 'une liste est attendue, entre crochets';
  if (control?.as === 'select') return `un choix de la liste est attendu : ${control.options.map(inFull).join(', ')}`;
  if (control?.as === 'yes-no') return 'oui ou non est attendu : true ou false';
  return field?.message ?? 'un texte est attendu';
}

/** Returns ' ; vouliez-vous "VS" (Valais) ?' if one of the options resembles the input, or an empty text. */
export function suggestion(input: unknown, options: readonly Option[]): string {
  const meant = nearest(String(input), options, ({ value, label }) => [String(value), label], 0.6);
  return meant ? ` ; vouliez-vous ${inFull(meant)} ?` : '';
}
