import { readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { Text } from '../content/find-problems';
import { type Check, checkContent } from '../content/make-content';
import { type Problem, quote } from '../content/problem';
import { readContentFiles } from '../content/read-files';
import { runCommand } from '../support/command';
import { hashOf, listFiles } from '../support/files';
import { inRepository } from '../support/paths';

/**
 * What this repository ships with its salons, or ever has, a short hash a line: their names and places, long texts, pictures,
 * film and drawings. All of it is theirs as long as salon.json bears such a name; under another name, in whatever folder, it is
 * an example.
 */
const listFile = inRepository('scripts', 'launch', 'shipped.txt');
const shipped = new Set(readFileSync(listFile, 'utf8').split('\n'));

/** What a text or the bytes of a file are called in the list. */
export const hash = (value: string | Uint8Array) => hashOf(value).slice(0, 12);

const placesIn = (texts: readonly Text[]) =>
  texts.filter(({ at }) => /^salon\.(address\.(city|region)|areaServed\.)/.test(at)).map(({ value }) => value);

/** Long enough not to be written a second time by chance. What the law asks to be said may be said in the same words. */
const isOwn = ({ value, isLegal }: Text) => value.length >= 50 && /\s/.test(value) && !isLegal;

/** Names of places as a text writes them, with the article and without. */
const placeNames = (text: string) =>
  [...text.matchAll(/(?:(?:Les?|La) )?(\p{Lu}[\p{L}-]+)/gu)].flatMap(([name, bare = '']) => [name, bare]);

export type Leftover = Problem & { at: string };

/** What is left of a shipped salon in another: drawings, film and pictures, then texts, then places that they name. */
export async function findShipped(
  { texts, content }: Check,
  folder: string,
  list: ReadonlySet<string> = shipped,
): Promise<Leftover[]> {
  const isShipped = (value: string | Uint8Array) => list.has(hash(value));
  if (!content || isShipped(content.salon.name)) return [];
  const message = 'ce fichier est celui de l’exemple : mettez le vôtre à sa place';
  const drawn = (await shippableFiles(folder))
    .filter((file) => isShipped(readFileSync(path.join(folder, file))))
    .map((file) => ({ file: `content/${file}`, at: '', message }));
  // Described with the picture, or named as an example already.
  const isNamed = (text: Text) =>
    text.isExample ||
    (text.file.endsWith('/index.json') && drawn.some(({ file }) => path.dirname(file) === path.dirname(text.file)));
  const others = texts.filter((text) => !isNamed(text));
  const own = new Set(placesIn(texts));
  const foreignIn = (text: string) => placeNames(text).find((name) => isShipped(name) && !own.has(name));
  return [
    ...drawn,
    ...byEntry(
      others.filter((text) => isOwn(text) && isShipped(text.value)),
      ({ value }) => `encore mot pour mot le texte de l’exemple, ${quote(value)} : écrivez le vôtre`,
    ),
    ...byEntry(
      others.filter(({ value }) => foreignIn(value)),
      ({ value }) =>
        `${quote(foreignIn(value) ?? '')} n’est pas de votre salon : corrigez, ou ajoutez ce nom aux « Villages desservis » de salon.json`,
    ),
  ];
}

/** One line for each entry, which names the first field and tells how many more there are. */
function byEntry(texts: readonly Text[], say: (first: Text) => string): Leftover[] {
  return [...new Set(texts.map(({ file }) => file))].flatMap((file) => {
    const [first, ...others] = texts.filter((text) => text.file === file);
    const more = others.length > 0 ? ` (de même ${others.length} autre${others.length > 1 ? 's' : ''} ici)` : '';
    if (!first) return [];
    const { entry, field, at } = first;
    return [{ file, entry, field, at, message: say(first) + more }];
  });
}

const shippableFiles = async (folder: string) =>
  (await listFiles(folder)).filter((file) => /^(brand|map)\.svg$|^film\/|^pictures\/.*\.(webp|svg)$/.test(file));

/** `npx jiti scripts/launch/shipped.ts`: adds to the list what the salons have of late that somebody may begin with. */
async function completeList(): Promise<void> {
  const added = new Set<string>();
  for (const folder of [inRepository('content'), inRepository('tests', 'salons', 'lumiere')]) {
    const { texts } = checkContent(await readContentFiles(folder));
    const files = (await shippableFiles(folder)).map((file) => readFileSync(path.join(folder, file)));
    const own = texts.filter((text) => text.at === 'salon.name' || isOwn(text)).map(({ value }) => value);
    for (const value of [...files, ...placesIn(texts), ...own]) {
      if (!shipped.has(hash(value))) added.add(hash(value));
    }
  }
  await appendFile(listFile, [...added].map((line) => `${line}\n`).join(''));
  console.log(`${added.size} lines added.`);
}

void runCommand('launch/shipped.ts', completeList);
