import { z } from 'zod';
import { markdownLink, plainWords } from './plain-words';

export type Control =
  | { as: 'line' | 'text' | 'date' | 'yes-no' | 'file' | 'object' }
  /** A text in Markdown; `parts` are allowed besides words (body-parts.ts). */
  | { as: 'body'; parts?: readonly string[] }
  /** A field that the form keeps but does not show; `of` is the control that it would have. */
  | { as: 'hidden'; of?: Control }
  /** The id of a page, of `kind` only if it is set. */
  | { as: 'page'; kind?: string }
  | { as: 'trade' }
  /** A language of the site besides the main one. */
  | { as: 'language' }
  /** `isListed` if the group has to be on the price list. */
  | { as: 'price-group'; isListed?: boolean }
  /** A holiday of the canton: with `isWorked` any, without it only those that are not public in the whole canton. */
  | { as: 'holiday'; isWorked: boolean }
  | { as: 'number'; unit?: string }
  | { as: 'select'; options: readonly { value: string | number; label: string }[] }
  /** `singular` is a word such as in "Ajouter une étape"; `isOrdered` if the order of the choices matters. */
  | { as: 'list'; singular: string; isOrdered?: boolean }
  | { as: 'reference'; to: 'prices' | 'pictures' }
  /** One of several shapes, told apart by the field `key`; each shape's title is the label of its schema. */
  | { as: 'shapes'; key: string };

/** Facts of a field besides its type: words of the form and of errors, all in French. */
export interface Field {
  label: string;
  hint?: string;
  /** The expected value, as the end of a sentence, for the form and for the error of a build. */
  message?: string;
  /** Pattern of the value as saved, without spaces at its ends. */
  pattern?: string;
  /** Kind of spellings that the editor corrects so that they match the pattern (corrections.ts). */
  understood?: 'amount' | 'minutes' | 'hours' | 'phone' | 'postcode' | 'address';
  /** Fewest and most characters of a line, or items of a list. */
  limits?: { min: number; max?: number };
  /** Value of a new entry. */
  initial?: unknown;
  /** Whether the form asks for a field that files may leave out: always, or only on pages that have it. */
  isAsked?: true | 'if present';
  /** Label of the empty choice, if the field is optional. */
  absent?: string;
  /** Place in the form: below zero before the other fields, above zero after them, in the order of the numbers. */
  formOrder?: number;
  control: Control;
}

export const fields = z.registry<Field>();

type Words = Pick<Field, 'label' | 'hint' | 'initial' | 'formOrder' | 'isAsked' | 'limits' | 'understood' | 'absent'>;
type Rule = { pattern: RegExp; message: string };

/** Most characters of a field, a Markdown body and a file; `marks`: most line breaks and signs of formatting. */
export const longest = { field: 10_000, body: 20_000, marks: 1_500, file: 500_000 };

export const tooLong = (most: number) => `au plus ${most.toLocaleString('fr-CH')} caractères sont attendus`;

/** Schema of a text without rules but the longest length. */
export const text = (message?: string) =>
  z.string({ error: message }).max(longest.field, { error: tooLong(longest.field), abort: true });

export const missing = 'ce champ est obligatoire';

const matching = ({ pattern, message }: Rule) =>
  [(value: string | number) => pattern.test(String(value).trim()), { error: message, abort: true }] as const;

const noLink = 'ce champ n’a pas de lien : écrivez ses mots sans crochets ni adresse';

function writing(control: Control, { pattern, message = 'un texte est attendu', ...words }: Words & Partial<Rule>) {
  const schema = text(message)
    .refine((words) => !markdownLink.test(words), { error: noLink, abort: true })
    .overwrite(plainWords)
    .regex(/\S/, { error: missing, abort: true });
  const ruled = pattern ? schema.refine(...matching({ pattern, message })) : schema;
  return ruled.register(fields, { ...words, message, pattern: pattern?.source, control });
}

export const line = (field: Words & Partial<Rule>) => writing({ as: 'line' }, field);

/** A name by which other files or texts refer to something. */
export const identifier = (words: Words) =>
  line({
    ...words,
    pattern: /^[a-z][a-z0-9-]*$/,
    message: 'de petites lettres sans accent, des chiffres et des tirets sont attendus, par exemple coupe-courte',
  });

/** One line of limited length in characters. */
export function limitedLine({ min = 1, max, ...words }: Words & { min?: number; max: number }) {
  const message = `${min > 1 ? `entre ${min} et ${max} caractères` : `au plus ${max} caractères`} sont attendus`;
  return line({ ...words, limits: { min, max }, pattern: new RegExp(`^[\\s\\S]{${min},${max}}$`), message });
}

/** One line with an advised length in characters; another length gives a remark (scripts/inspect/text-remarks.ts). */
export const advisedLine = ({ min = 1, max, ...words }: Words & { min?: number; max: number }) =>
  line({ ...words, limits: { min, max } });

/** A paragraph, or several lines. */
export const prose = (field: Words & Partial<Rule>) => writing({ as: 'text' }, field);

/** A photograph or a drawing, by the name of a file in the entry's folder. */
export const photograph = (words: Words) =>
  writing(
    { as: 'file' },
    {
      ...words,
      pattern: /^[\w.-]+\.(webp|svg)$/,
      message: 'une photo au format WebP ou un dessin SVG est attendu, dont le nom est sans accent ni espace',
    },
  );

/** A number in a unit; `messageFor` returns a better error for some values. */
export function number({
  pattern,
  message,
  messageFor = () => undefined,
  unit,
  ...words
}: Words & Rule & { unit?: string; messageFor?: (value: unknown) => string | undefined }) {
  return z
    .number({ error: ({ input }) => messageFor(input) ?? message })
    .refine(...matching({ pattern, message }))
    .register(fields, { ...words, message, pattern: pattern.source, control: { as: 'number', unit } });
}

/** Matches a span of prices, which is refused: "60-90", "60 à 90", "dès 60", "env. 60", "60+". */
export const writtenSpan =
  /^(?=.{1,60}$)(?:(?:[dD]ès|[dD]epuis|[dD]a |[aA]b |[fF]rom|[àÀaA] partir|[eE]nv|[jJ]usqu|[mM]in|[mM]ax|~|\+).*\d.*|.*\d.*(?:[-–—/]|à|ou).*\d.*|.*\d\s*\+.*)$/;

/** Error for a span of prices: the Swiss ordinance on prices (OIP) asks for the price that is paid. */
const spanRefused =
  'en Suisse, un prix s’affiche fixe ou à l’heure, sans « dès » ni fourchette : faites une ligne par longueur ou par durée (« Précision »), ou choisissez « Sur devis » et donnez un exemple de prix';

/** An amount in CHF: above zero, up to 2000, in steps of 0.05. */
export const amount = (words: Words) =>
  number({
    ...words,
    unit: 'CHF',
    understood: 'amount',
    messageFor: (value) => (typeof value === 'string' && writtenSpan.test(value.trim()) ? spanRefused : undefined),
    pattern: /^\d{1,4}(\.\d[05]?)?$/,
    message: 'un nombre est attendu, par exemple 58 ou 57.50',
  }).refine((value) => value > 0 && value <= 2000, 'un prix de plus de 0 et de 2000 francs au plus est attendu');

/** A day (YYYY-MM-DD); `asLine` if it may be marked as an example, which a calendar control cannot show. */
export function day({ asLine = false, ...words }: Words & { asLine?: boolean }) {
  const message = 'un jour du calendrier est attendu, par exemple 2027-07-19';
  return z.iso
    .date({ error: message, abort: true })
    .refine(
      (date) => Math.abs(Number(date.slice(0, 4)) - new Date().getFullYear()) <= 20,
      'une année proche est attendue',
    )
    .register(fields, {
      ...words,
      message,
      pattern: /^\d{4}-\d{2}-\d{2}$/.source,
      control: { as: asLine ? 'line' : 'date' },
    });
}

/** Matches https://www.salon.ch, without a user (https://a.ch@b.ch leads to b.ch) and without a port. */
const host = String.raw`https:\/\/(?:[\w\u00c0-\u024f-]+\.)+(?!(?:local|localhost|internal)\b)(?:[a-zA-Z]{2,}|xn--[\w-]+)`;

/** Matches an e-mail address: "hello@salon.ch". */
export const mailAddress = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/** Matches the address of a site without a path. */
export const siteAddress = new RegExp(`^${host}$`);

/** Matches the address of a page or file of another site. */
export const pageAddress = new RegExp(String.raw`^${host}(?:[\/?#][^\s\\]*)?$`);

export const httpsUrl = (words: Words) =>
  line({
    ...words,
    understood: 'address',
    pattern: pageAddress,
    message: 'une adresse entière est attendue, par exemple https://www.exemple.ch',
  });

export function yesNo(words: Words) {
  return z.boolean({ error: 'oui ou non est attendu' }).register(fields, { ...words, control: { as: 'yes-no' } });
}

export function select<const Value extends string | number>(
  labels: readonly (readonly [Value, string])[],
  words: Words,
) {
  const message = `un choix de la liste est attendu (${labels.map(([, label]) => label).join(', ')})`;
  const options = labels.map(([value, label]) => ({ value, label }));
  const schema = z.literal(
    options.map(({ value }) => value),
    { error: message },
  );
  fields.add(schema, { ...words, message, control: { as: 'select', options } });
  return schema;
}

/** The id of something in another file, such as a page; the check looks for it there. */
const idOf = (control: Control, message: string, words: Words) =>
  text(message).register(fields, { ...words, message, control });

export const page = (words: Words, kind?: string) =>
  idOf({ as: 'page', kind }, kind ? 'une page de cette sorte est attendue' : 'une page du site est attendue', {
    absent: 'Aucune',
    ...words,
  });

export const otherLanguage = () =>
  idOf({ as: 'language' }, 'une autre langue du site est attendue', { label: 'Langue' });

/** The id of a trade, or of a trade's group on the price list, in `content/trades.json`. */
export const tradeOrGroup = (as: 'trade' | 'price-group', { isListed, ...words }: Words & { isListed?: boolean }) =>
  idOf(
    { as, isListed },
    as === 'trade' ? 'un métier du salon est attendu' : 'un groupe de la liste est attendu',
    words,
  );

/** The id of an entry of another collection, which is the name of its file. */
export const reference = (to: 'prices' | 'pictures', words: Words) =>
  idOf({ as: 'reference', to }, to === 'prices' ? 'un prix de la liste est attendu' : 'une photo est attendue', words);

/** A picture that is shown at a ratio such as 4:5 and at most this wide (px). */
export function pictureIn(across: number, down: number, width: number, { hint, ...words }: Words) {
  const shape = across === down ? 'Carrée' : across > down ? 'En largeur' : 'En hauteur';
  const size = `${shape}, ${width} × ${Math.round((width * down) / across)} pixels ou plus.`;
  return reference('pictures', { ...words, hint: hint ? `${hint} ${size}` : size });
}

/** The picture that other sites show with a link to a page. */
export const shareImage = ({ hint }: Pick<Words, 'hint'> = {}) =>
  pictureIn(40, 21, 1200, { label: 'Photo de partage', hint });

export function holiday({ isWorked, ...words }: Words & { isWorked: boolean }) {
  const message = `un jour ${isWorked ? 'férié ou chômé' : 'chômé'} du canton est attendu`;
  return text(message).register(fields, { ...words, message, control: { as: 'holiday', isWorked } });
}

/** A field that the developer sets; the editor keeps it but does not show it. */
export function hidden<Schema extends z.ZodType>(schema: Schema, words: Words & { message?: string }): Schema {
  const { message, control } = fields.get(schema) ?? {};
  fields.add(schema, { message, ...words, control: { as: 'hidden', of: control } });
  return schema;
}

type ListWords = Omit<Words, 'limits'> & { singular: string; min?: number; max?: number; isOrdered?: boolean };

/** A list, which may be empty unless `min` is set. */
export function list<Item extends z.ZodType>(item: Item, { singular, min = 0, max, isOrdered, ...words }: ListWords) {
  const message = `il en faut ${max === undefined ? 'au moins' : 'de'} ${min}${max === undefined ? '' : ` à ${max}`}`;
  const atLeast = z.array(item, { error: 'une liste est attendue' }).min(min, { error: message });
  return (max === undefined ? atLeast : atLeast.max(max, { error: message })).register(fields, {
    ...words,
    message,
    limits: { min, max },
    control: { as: 'list', singular, isOrdered },
  });
}

export const distinct = <Item extends z.ZodType<string | number>>(item: Item, words: ListWords) =>
  list(item, words).refine((values) => new Set(values).size === values.length, 'le même choix y est deux fois');

export const haveOwnIds = (things: readonly { id: string }[]) =>
  new Set(things.map(({ id }) => id)).size === things.length;

export const sameId = 'le même identifiant y est deux fois';

/** The body of a Markdown file: paragraphs and sub-headings. `message` is the error for a missing part. */
export function body<Sections extends z.ZodType>(
  sections: Sections,
  { parts, ...words }: Words & { message: string; parts?: readonly string[] },
): Sections {
  fields.add(sections, { ...words, control: { as: 'body', parts } });
  return sections;
}

/** The fields of a file or a group; any other field is an error. */
export const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: 'des champs sont attendus' });

export const group = <Shape extends z.ZodRawShape>(shape: Shape, words: Words) =>
  entry(shape).register(fields, { ...words, control: { as: 'object' } });

/** A list of items with these fields; `each` is the form's name for one item. */
export const groups = <Shape extends z.ZodRawShape>(shape: Shape, { each, ...words }: ListWords & { each: string }) =>
  list(group(shape, { label: each }), words);

/** Translations, at most one a language; missing words are those of the main language. */
export const inOtherLanguages = <Shape extends z.ZodRawShape>(words: Shape) =>
  groups(
    { language: otherLanguage(), ...words },
    { each: 'Langue', label: 'En d’autres langues', singular: 'une langue' },
  )
    .refine(
      (all) => new Set(all.map((one) => Object(one).language)).size === all.length,
      'la même langue y est deux fois',
    )
    .default([]);

const wholeNumber = 'un nombre entier est attendu';

/** Place among the entries; the editor sets the number when the owner sorts them. */
export const order = hidden(z.int({ error: wholeNumber }), { label: 'Ordre', message: wholeNumber }).optional();

export const paragraphs = (words: Words) =>
  list(prose({ label: 'Paragraphe' }), { ...words, singular: 'un paragraphe', min: 1 });

/** Paragraphs of a Markdown text; links and lists as in `lib/content/rich-text.ts`. */
export const richParagraphs = ({ min = 1, ...words }: Words & { min?: number }) =>
  list(text().register(fields, { label: 'Paragraphe', control: { as: 'text' } }), {
    ...words,
    singular: 'un paragraphe',
    min,
  });
