import { z } from 'zod';
import { capitalize } from '../lib/i18n/format';
import { type Collection, collections } from '../lib/schema/collections';
import { belowSalon, type Entry, readEntries } from '../scripts/content/entries';
import { expectedIn, isOptional } from '../scripts/content/expected';
import { describedFiles, patternIn } from '../scripts/content/json-schemas';
import type { ContentFiles } from '../scripts/content/read-files';
import { fieldOf, keyOf, leavesOf, required, shapesOf, shownControl } from '../scripts/content/schema-walk';

/** Values by collection, kind of page and place, `[]` standing for every item of a list. */
type Examples = ReadonlyMap<string, unknown>;

const head = `# Les champs

Tous les fichiers d’un salon et leurs champs, faits de \`lib/schema\` par \`npm run reference\` : ce qui s’écrit ici à la main se perd. Les exemples sont ceux de \`kit/example\`.

Une clé s’écrit entre guillemets, là où le point la place : \`address.canton\` est \`"canton"\` à l’intérieur de \`"address"\`, et \`[]\` veut dire « dans chaque élément de la liste ». Dans un fichier Markdown (\`.md\`), les mêmes clés se mettent en tête, entre deux lignes \`---\`, et le texte dessous. Tout fichier JSON peut commencer par \`"$schema"\` ; la vérification et l’éditeur ne s’en occupent pas.
`;

/** kit/docs/champs.md: what every field of every file expects, in Markdown, with examples of a salon. */
export function fieldReference(salon: ContentFiles): string {
  const examples = examplesIn(readEntries(salon).entries);
  const sections = (Object.entries(collections) as [string, Collection][]).map(([id, one]) => {
    const title = `## ${one.label}\n`;
    if ('files' in one) {
      const files = Object.entries(one.files).map(([name, { file, isOptional, schema }]) => {
        const optional = isOptional ? '\n\nCe fichier est facultatif.' : '';
        return `### ${belowSalon(file)}${optional}\n\n${table(schema, `${id}/${name}`, examples)}`;
      });
      return [title, ...files].join('\n');
    }
    const place = patternIn(id, one);
    if (one.schema instanceof z.ZodObject) return `${title}\n### ${place}\n\n${table(one.schema, id, examples)}`;
    return [title, ...kindTables(one.schema, id, place, examples)].join('\n');
  });
  return [head, ...sections].join('\n');
}

/** A table of the fields that pages of every kind have, then one of the other fields for each kind. */
function kindTables(
  schemas: Readonly<Record<string, z.ZodObject>>,
  id: string,
  place: string,
  examples: Examples,
): string[] {
  const kinds = Object.entries(schemas);
  const shapes = kinds.map(([, { shape }]) => shape);
  const isShared = (key: string, part: unknown) => shapes.every((shape) => shape[key] === part);
  const shared = Object.entries(shapes[0] ?? {}).filter(([key, part]) => isShared(key, part));
  const own = kinds.map(([kind, { shape }]) => {
    const parts = Object.entries(shape).filter(([key, part]) => !isShared(key, part));
    const rows = rowsOf(Object.fromEntries(parts) as z.ZodRawShape, `${id}/${kind}`, examples);
    return `### ${place} : "kind": "${kind}"\n\n${tableOf(rows)}`;
  });
  return [
    `### ${place} : toutes les sortes\n\n${tableOf(rowsOf(Object.fromEntries(shared) as z.ZodRawShape, id, examples))}`,
    ...own,
  ];
}

const table = (schema: z.ZodObject, at: string, examples: Examples) => tableOf(rowsOf(schema.shape, at, examples));

const tableOf = (rows: readonly (readonly string[])[]) =>
  [['Clé', 'Champ', 'Attendu', 'Exemple'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |\n`)
    .join('');

/** A row for each field and the fields inside it; `at` is the file, `path` the field around them. */
function rowsOf(shape: z.ZodRawShape, at: string, examples: Examples, path = ''): string[][] {
  return Object.entries(shape).flatMap(([key, part]) => {
    const schema = required(part as z.ZodType);
    const field = fieldOf(schema);
    const here = path ? `${path}.${key}` : key;
    if (field?.control.as === 'body')
      return [['(texte)', field.label, sentences(schema.safeParse([]).success, field.message, field.hint), '']];
    const item = 'element' in schema ? required(schema.element as z.ZodType) : undefined;
    const ofItem = item && !('shape' in item) ? `dans la liste : ${expectedIn(item, true)}` : undefined;
    const expected = sentences(isOptional(part as z.ZodType), expectedIn(schema, true), ofItem, field?.hint);
    const value = examples.get(`${at} ${here}`) ?? exampleOf(schema);
    const example = item ? (examples.get(`${at} ${here}[]`) ?? exampleOf(item)) : value;
    const shown = example === undefined || typeof example === 'object' ? '' : code(item ? [example] : example);
    const inside = shapesOf(schema).flatMap(({ key: chosen, name, shape }) => {
      const { [chosen]: _, ...others } = shape.shape;
      const condition = `Si « ${chosen} » est "${name}". `;
      return rowsOf(others, at, examples, here).map(([one = '', label = '', text = '', ...rest]) => {
        return [one, label, condition + text, ...rest];
      });
    });
    const parts =
      item && 'shape' in item ? (item as z.ZodObject).shape : 'shape' in schema ? (schema as z.ZodObject).shape : {};
    return [
      [`\`${here}\``, field?.label ?? '', expected, shown],
      ...inside,
      ...rowsOf(parts, at, examples, item ? `${here}[]` : here),
    ];
  });
}

const sentences = (optional: boolean, ...parts: readonly (string | undefined)[]) =>
  [optional ? 'Facultatif' : '', ...parts]
    .flatMap((part) => (part ? capitalize(part.replace(/\.$/, '')) : []))
    .join('. ');

/** A value as it is typed, cut where it is long. */
function code(value: unknown): string {
  const text = JSON.stringify(value);
  return `\`${text.length > 70 ? `${text.slice(0, 69)}…` : text}\``;
}

const toldExample = /par exemple(?: :)?(?: «)? ((?:(?! ou |\. | »|, |$).)+)/i;

/** A value that can be typed, for a field that the salon of the examples leaves out. */
function exampleOf(schema: z.ZodType): unknown {
  const field = fieldOf(schema);
  const control = field && shownControl(field);
  if (control?.as === 'select') return control.options[0]?.value;
  if (control?.as === 'yes-no') return true;
  if (schema.type === 'literal') return (schema as z.ZodLiteral).value;
  const told = [field?.hint, field?.message].flatMap((words) => words?.match(toldExample)?.[1]?.trim() ?? []);
  return [...told, ...told.map(Number), '…', 50, 400].find((value) => schema.safeParse(value).success);
}

function examplesIn(entries: readonly Entry[]): Examples {
  const found = new Map<string, unknown>();
  for (const { collection, id, schema, data } of entries) {
    const isFile = 'files' in collections[collection];
    for (const { path, value } of leavesOf({ schema, data })) {
      const here = keyOf(path).replace(/\d+(?=\])/g, '');
      const owners = [isFile ? `${collection}/${id}` : collection, `${collection}/${String(data.kind)}`];
      for (const owner of owners) {
        const at = `${owner} ${here}`;
        if (!found.has(at)) found.set(at, value);
      }
    }
  }
  return found;
}

/** The settings by which VS Code finds the JSON schemas of the example and of a salon beside it. */
export const codeSettings = (): string => {
  const schemas = describedFiles().map(({ name, pattern }) => {
    return { fileMatch: [`/content/${pattern}`, `/salon/${pattern}`], url: `./.generated/schemas/${name}` };
  });
  return `${JSON.stringify({ 'json.schemas': schemas }, null, 2)}\n`;
};
