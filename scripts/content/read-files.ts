import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { parse as parseYaml } from 'yaml';
import { cleanText } from '../../lib/i18n/clean-text';
import { mapStrings } from '../../lib/i18n/typography';
import { collections } from '../../lib/schema/collections';
import { longest, tooLong } from '../../lib/schema/fields';
import { inRepository, inSalon } from '../support/paths';
import { parseBody } from './parse-body';
import { isPhotograph } from './photographs';
import { contentError } from './problem';
import { refuseGarbled } from './readable';

/** Files of `content/` and `messages/`: path from the root of the repository → text; a photograph has an empty one. */
export type ContentFiles = Record<string, string>;

/** Reads all content; any salon's folder is called `content` here. @throws BuildError that names symbolic links. */
export const readContentFiles = async (salon = inSalon()): Promise<ContentFiles> => ({
  ...(await readFolder('content', salon)),
  ...(await readEngineMessages()),
});

export const readEngineMessages = () => readFolder('messages', inRepository('messages'));

async function readFolder(name: string, folder: string): Promise<ContentFiles> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).map((entry) => {
    const file = path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name));
    return { entry, file: file.replaceAll(path.sep, '/') };
  });
  const links = entries.filter(({ entry }) => entry.isSymbolicLink());
  const isLink = 'c’est un lien symbolique, et le site publierait ce qui est au bout : mettez-y le fichier lui-même';
  if (links.length > 0) throw contentError(...links.map(({ file }) => ({ file: `${name}/${file}`, message: isLink })));
  const files = entries.flatMap(({ entry, file }) =>
    entry.isFile() && /\.(json|md|svg|webp|[cm]?[jt]sx?)$/i.test(file) ? file : [],
  );
  const read = (file: string) => (isPhotograph(file) ? '' : readFileSync(path.join(folder, file), 'utf8'));
  return Object.fromEntries(files.sort().map((file) => [`${name}/${file}`, read(file)]));
}

/**
 * Returns the fields of a file, with clean texts: JSON, or YAML above Markdown, whose text is the field `sections`.
 * @throws Error in French if the file is damaged, too long or in a wrong encoding.
 */
export function parseFile(file: string, written: string): unknown {
  const text = written.replace(/^\ufeff/, '');
  refuseLonger(text, 'file');
  refuseGarbled(text);
  // `matter` includes the first line, "---", so that line numbers in errors are those of the file.
  const [, matter = '', body] = /^(---\r?\n[\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const isMarkdown = file.endsWith('.md');
  if (isMarkdown && body === undefined) throw new Error('les champs manquent en tête, entre deux lignes « --- »');
  let fields: unknown;
  try {
    fields = isMarkdown ? parseYaml(matter) : JSON.parse(text);
  } catch (error) {
    const line = Object(error).linePos?.[0].line ?? faultyLine(text);
    const hint = 'vérifiez ses guillemets, virgules, deux-points et accolades';
    throw new Error(`le fichier est abîmé à la ligne ${line} ou juste au-dessus : ${hint}`);
  }
  refuseLonger(body ?? '', 'body');
  refuseMarks(body ?? '');
  const { ownPages, translations } = collections;
  const hasParts = [ownPages, translations].some(({ folder }) => file.startsWith(`${folder}/`));
  const sections = isMarkdown && { sections: parseBody(cleanText(body ?? ''), hasParts) };
  return mapStrings(sections ? { ...Object(fields), ...sections } : fields, cleanText);
}

/** Refuses long texts before they are parsed, because parsers take more than linear time. */
function refuseLonger(text: string, part: 'file' | 'body'): void {
  const name = { file: 'ce fichier', body: 'son texte' }[part];
  if (text.length > longest[part])
    throw new Error(`${name} est trop long : ${tooLong(longest[part])} ; il y en a ${text.length}`);
}

/** Returns how many line breaks and other signs of formatting a text has. */
export const countMarks = (text: string): number => text.match(/[\n*_`~[\]<>&]/g)?.length ?? 0;

/** Refuses many signs of formatting: for 24,000 of them the parser, which compares each pair, takes half a minute. */
function refuseMarks(text: string): void {
  const length = countMarks(text);
  if (length > longest.marks)
    throw new Error(
      `son texte est trop long : au plus ${longest.marks.toLocaleString('fr-CH')} retours à la ligne, étoiles, crochets et autres signes de mise en forme sont attendus ; il y en a ${length}`,
    );
}

/** Returns the line of a JSON error, from esbuild, because JSON.parse often does not tell it. */
function faultyLine(json: string): number {
  try {
    transformSync(json, { loader: 'json', logLevel: 'silent' });
    return 1;
  } catch (error) {
    return Object(error).errors[0].location.line;
  }
}
