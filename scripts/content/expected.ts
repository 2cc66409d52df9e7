import { z } from 'zod';
import { nearest } from './nearest';
import type { Option } from './options';
import { inGuillemets } from './problem';
import { fieldOf, required, shapesOf, shownControl } from './schema-walk';

/** More options than these are listed without their meanings. */
const MOST_OPTIONS = 12;

/** Whether a file may leave a field out. */
export const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;

/** A value as it is typed into a JSON file. */
const typed = (value: unknown) => JSON.stringify(value);
const inFull = ({ value, label }: Option) => (value === label ? typed(value) : `${typed(value)} (${label})`);
const orList = (parts: readonly string[]) => new Intl.ListFormat('fr', { type: 'disjunction' }).format(parts);
const andList = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts);

/** The values to type, with their meanings if they are few or `isWhole` is set. */
const valuesOf = (options: readonly Option[], isWhole = false): string =>
  options.map(isWhole || options.length <= MOST_OPTIONS ? inFull : ({ value }) => typed(value)).join(', ');

/** Names for the ids by which a file refers to something. */
const nameOf = {
  prices: 'le nom de son fichier dans « prices »',
  pictures: 'le nom de son dossier dans « pictures »',
  page: 'le nom de son fichier dans « pages », « services » ou « own-pages »',
  trade: 'son « id » dans trades.json',
  'price-group': 'son « id » dans trades.json, ou "off-list" s’il n’y paraît pas',
  language: 'les deux lettres de son dossier dans « languages »',
  holiday: 'son nom en petites lettres, sans accents, avec des tirets',
};

/** Returns the expected value of a field, as the end of a sentence, with values that can be typed. */
export function expectedIn(schema: z.ZodType, isWhole = false): string {
  const inner = required(schema);
  const field = fieldOf(inner);
  const control = field && shownControl(field);
  const shapes = shapesOf(inner);
  if (shapes.length > 0) {
    const values = shapes.map(({ name, label }) => inFull({ value: name, label }));
    return `des champs sont attendus, entre accolades : « ${shapes[0]?.key} » est ${orList(values)}`;
  }
  if (inner instanceof z.ZodObject) {
    const keys = Object.entries(inner.shape).flatMap(([key, part]) =>
      isOptional(part as z.ZodType) ? [] : `« ${key} »`,
    );
    return `des champs sont attendus, entre accolades${keys.length > 0 && !isWhole ? ` : ${andList(keys)}` : ''}`;
  }
  if (control?.as === 'list') {
    const count = field?.limits?.min || field?.limits?.max ? ` ; ${field.message}` : '';
    return `une liste est attendue, entre crochets${count}`;
  }
  if (control?.as === 'select') return `un choix de la liste est attendu : ${valuesOf(control.options, isWhole)}`;
  if (control?.as === 'yes-no') return 'oui ou non est attendu : true ou false';
  const name = control?.as === 'reference' ? nameOf[control.to] : Reflect.get(nameOf, control?.as ?? '');
  return `${field?.message ?? 'un texte est attendu'}${name ? ` : ${name}` : ''}`;
}

/** The received value, and the right one if only its quotes are wrong: " ; reçu : « 58 »". */
export function received(schema: z.ZodType, input: unknown): string {
  if (typeof input === 'object') return ` ; reçu : ${Array.isArray(input) ? 'une liste' : 'des champs'}`;
  const given = ` ; reçu : ${inGuillemets(String(input))}`;
  const accepts = (value: unknown) => required(schema).safeParse(value).success;
  if (typeof input !== 'string') return accepts(String(input)) ? `${given} : écrivez ${typed(String(input))}` : given;
  const isBare = /^(\d+(\.\d+)?|true|false)$/.test(input) && accepts(JSON.parse(input));
  return isBare ? `${given} : écrivez ${input}, sans guillemets` : given;
}

/** Returns the received key that tells the shapes of a field apart; empty if the field has no shapes. */
export function receivedShape(schema: z.ZodType, input: unknown): string {
  const shapes = shapesOf(required(schema));
  const key = shapes[0]?.key ?? '';
  if (shapes.length === 0 || typeof input !== 'object' || !input || Array.isArray(input)) return '';
  if (!(key in input)) return ` ; reçu : des champs sans « ${key} »`;
  const given = Reflect.get(input, key);
  if (typeof given === 'object') return ` ; reçu : des champs dont « ${key} » n’est pas un mot`;
  const options = shapes.map(({ name, label }) => ({ value: name, label }));
  return ` ; reçu : ${inGuillemets(String(given))}${suggestion(given, options)}`;
}

/** " ; vouliez-vous "VS" (Valais) ?" if one of the options resembles the input; else empty. */
export function suggestion(input: unknown, options: readonly Option[]): string {
  const meant = nearest(String(input), options, ({ value, label }) => [String(value), label], 0.6);
  return meant ? ` ; vouliez-vous ${inFull(meant)} ?` : '';
}
