import { z } from 'zod';
import { type RouteId, routes } from '../routes';

/** How the editor asks for a field. */
export type Control =
  | { as: 'line' | 'text' | 'date' | 'yes-no' | 'file' | 'object' | 'body' | 'page' | 'price-group' }
  | { as: 'number'; unit?: string }
  | { as: 'choice'; options: readonly { value: string | number; label: string }[] }
  | { as: 'list'; singular: string }
  | { as: 'reference'; to: 'prices' | 'pictures' }
  /** One of several shapes, told apart by the field `key`; the title of each is the label of its schema. */
  | { as: 'shapes'; key: string };

/** What is known of a field beside its shape: the words of the form and of the messages, all in French. */
export interface Field {
  label: string;
  hint?: string;
  /** What is expected, as the end of a sentence; the same in the form and when a build is refused. */
  message?: string;
  /** What the value must look like when it is written down, without spaces at its ends. */
  pattern?: string;
  /** Characters of a line, items of a list. */
  limits?: { min: number; max?: number };
  /** Value of a new entry. */
  initial?: unknown;
  control: Control;
}

/** The fields of the content, by their schema. */
export const fields = z.registry<Field>();

type Words = Pick<Field, 'label' | 'hint' | 'initial' | 'limits'>;
type Rule = { pattern: RegExp; message: string };

/** What is said of a field that is absent or empty; the editor says it in the same words. */
export const missing = 'ce champ est obligatoire';

const written = ({ pattern, message }: Rule) =>
  [(value: string | number) => pattern.test(String(value).trim()), { error: message }] as const;

/** No page can show control characters and halves of characters. */
const printable = /^(?:\n|[^\p{Cc}\p{Surrogate}\ufffe\uffff])*$/u;

function writing(control: Control, { pattern, message = 'un texte est attendu', ...words }: Words & Partial<Rule>) {
  const schema = z
    .string({ error: message })
    .regex(/\S/, { error: missing, abort: true })
    .regex(printable, 'contient un caractère qui ne peut pas être affiché : effacez-le et tapez-le à nouveau');
  const ruled = pattern ? schema.refine(...written({ pattern, message })) : schema;
  return ruled.register(fields, { ...words, message, pattern: pattern?.source, control });
}

/** One line. */
export const line = (field: Words & Partial<Rule>) => writing({ as: 'line' }, field);

/** One line of limited length in characters. */
export function limitedLine({ min = 1, max, ...words }: Words & { min?: number; max: number }) {
  const message = min > 1 ? `entre ${min} et ${max} caractères sont attendus` : `${max} caractères au plus`;
  return line({ ...words, limits: { min, max }, pattern: new RegExp(`^[\\s\\S]{${min},${max}}$`), message });
}

/** A paragraph, or several lines. */
export const prose = (field: Words & Partial<Rule>) => writing({ as: 'text' }, field);

/** A number in the unit the hint tells. */
export function number({ pattern, message, unit, ...words }: Words & Rule & { unit?: string }) {
  return z
    .number({ error: message })
    .refine(...written({ pattern, message }))
    .register(fields, { ...words, message, pattern: pattern.source, control: { as: 'number', unit } });
}

/** CHF: zero to 10,000, in steps of the smallest coin. */
export const amount = (words: Words) =>
  number({
    ...words,
    unit: 'CHF',
    pattern: /^(\d{1,4}(\.\d[05]?)?|10000)$/,
    message: 'un nombre est attendu, par exemple 58 ou 57.50',
  });

/** A day of the calendar (YYYY-MM-DD); as a line where it may be an example still, which a calendar cannot show. */
export function day({ asLine = false, ...words }: Words & { asLine?: boolean }) {
  const message = 'un jour du calendrier est attendu, par exemple 2027-07-19';
  return z.iso.date({ error: message }).register(fields, {
    ...words,
    message,
    pattern: /^\d{4}-\d{2}-\d{2}$/.source,
    control: { as: asLine ? 'line' : 'date' },
  });
}

/** An absolute address. */
export const httpsUrl = (words: Words) =>
  line({
    ...words,
    pattern: /^https:\/\/[^\s/?#.]+\.[^\s?#]*[^\s]*$/,
    message: 'une adresse entière est attendue, par exemple https://www.exemple.ch',
  });

export function yesNo(words: Words) {
  return z.boolean({ error: 'oui ou non est attendu' }).register(fields, { ...words, control: { as: 'yes-no' } });
}

/** One of a few values, each with what the owner calls it. */
export function choice<Value extends string | number>(labels: readonly (readonly [Value, string])[], words: Words) {
  const message = `un choix est attendu : ${labels.map(([, label]) => label).join(', ')}`;
  const options = labels.map(([value, label]) => ({ value, label }));
  const schema = z.literal(
    options.map(({ value }) => value),
    { error: message },
  );
  fields.add(schema, { ...words, message, control: { as: 'choice', options } });
  return schema;
}

/** A page of the site. */
export function page<Id extends RouteId = RouteId>(words: Words, ids = Object.keys(routes) as Id[]) {
  const message = 'une page du site est attendue';
  return z.enum(ids, { error: message }).register(fields, { ...words, message, control: { as: 'page' } });
}

/** An entry of another collection, by the name of its file. */
export function reference(to: 'prices' | 'pictures', words: Words) {
  const message = { prices: 'un prix de la liste est attendu', pictures: 'une image est attendue' }[to];
  return z.string({ error: message }).register(fields, { ...words, message, control: { as: 'reference', to } });
}

type ListWords = Words & { singular?: string; min?: number; max?: number };

/** A list; without limits it may be empty. */
export function list<Item extends z.ZodType>(item: Item, { singular, min = 0, max, ...words }: ListWords) {
  const message = min === max ? `exactement ${min} sont attendus` : `au moins ${min} sont attendus`;
  const schema = z.array(item, { error: 'une liste est attendue' }).min(min, { error: min === 1 ? missing : message });
  return (max ? schema.max(max, { error: min === max ? message : `${max} au plus` }) : schema).register(fields, {
    ...words,
    message,
    limits: { min, max },
    control: { as: 'list', singular: singular ?? words.label },
  });
}

/** A list that names nothing twice. */
export function distinct<Item extends z.ZodType<string | number>>(item: Item, words: ListWords) {
  const isDistinct = (values: (string | number)[]) => new Set(values).size === values.length;
  const schema = list(item, words);
  const field = fields.get(schema);
  const strict = schema.refine((values) => isDistinct(values as (string | number)[]), 'le même choix y est deux fois');
  if (field) fields.add(strict, field);
  return strict;
}

/** Fields that belong together. */
export function group<Shape extends z.ZodRawShape>(shape: Shape, words: Words) {
  return z.strictObject(shape, { error: shapeError }).register(fields, { ...words, control: { as: 'object' } });
}

/** What is said of an object that is none or has fields nobody knows. */
export const shapeError: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys')
    return `le nom ${issue.keys.map((key) => `« ${key} »`).join(', ')} n'est pas connu`;
  return issue.input === undefined ? missing : 'des champs sont attendus';
};

/** Paragraphs, at least one. */
export const paragraphs = (words: Words) =>
  list(prose({ label: 'Paragraphe' }), { ...words, singular: 'paragraphe', min: 1 });

const markdownParagraph = String.raw`(?!#|>|[-*+] |\d+[.)] )[^\n]+(?:\n[^\n]+)*`;

/**
 * What the text of a Markdown file must look like: `p` for each paragraph, `h` for each sub-heading, with the signs of regular
 * expressions for how many of them, as in `p` or `(hp+)*`. No page can show bold words, links or lists.
 */
export function markdownPattern(outline: string): string {
  const parts = { p: markdownParagraph, h: String.raw`## [^\n]+` };
  const blocks = outline.replace(/[ph]/g, (part) => String.raw`(?:${parts[part as 'p' | 'h']}(?:\n{2,}|$))`);
  // The editor writes a backslash before a sign that means itself.
  const formatted = String.raw`\]\(|(?<!\\)[*\`]|(?<![\w\\])_`;
  return `^(?![\\s\\S]*(?:${formatted}))${blocks}$`;
}
