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

/** Long enough not to be written a second time by chance; legal texts may be the same in every salon. */
const isLong = ({ value, isLegal }: Text) => value.length >= 50 && /\s/.test(value) && !isLegal;

/** The capitalised words of a text, with a French article before them and without. */
const placeNames = (text: string) =>
  [...text.matchAll(/(?:(?:Les?|La) )?(\p{Lu}[\p{L}-]+)/gu)].flatMap(([name, bare = '']) => [name, bare]);

/** What is left of a shipped salon in another: pictures and drawings, texts, and names of places. */
export async function findShipped(
  { texts, content }: Check,
  folder: string,
  list: ReadonlySet<string> = shipped,
): Promise<Problem[]> {
  const isShipped = (value: string | Uint8Array) => list.has(hash(value));
  if (!content || isShipped(content.salon.name)) return [];
  const files = (await shippableFiles(folder)).filter((file) => isShipped(readFileSync(path.join(folder, file))));
  // A picture and its description are one finding.
  const isReported = ({ file, isExample }: Text) =>
    isExample ||
    (file.endsWith('/index.json') && files.some((one) => path.dirname(`content/${one}`) === path.dirname(file)));
  const others = texts.filter((text) => !isReported(text));
  const ownPlaces = new Set(placesIn(texts));
  const foreignPlace = ({ value }: Text) => placeNames(value).find((name) => isShipped(name) && !ownPlaces.has(name));
  return [
    ...files.map((file) => ({
      file: `content/${file}`,
      message: 'ce fichier est celui de l’exemple : mettez le vôtre à sa place',
    })),
    ...oneOfEachFile(
      others.filter((text) => isLong(text) && isShipped(text.value)),
      ({ value }) => `encore mot pour mot le texte de l’exemple, ${quote(value)} : écrivez le vôtre`,
    ),
    ...oneOfEachFile(
      others.filter(foreignPlace),
      (text) =>
        `${quote(foreignPlace(text) ?? '')} n’est pas de votre salon : corrigez, ou ajoutez ce nom aux « Villages desservis » de salon.json`,
    ),
  ];
}

/** The first text of each file, and how many more there are. */
function oneOfEachFile(texts: readonly Text[], messageOf: (first: Text) => string): Problem[] {
  const firsts = texts.filter(({ file }, index) => texts.findIndex((other) => other.file === file) === index);
  return firsts.map((first) => {
    const others = texts.filter(({ file }) => file === first.file).length - 1;
    const more = others > 0 ? ` (de même ${others} autre${others > 1 ? 's' : ''} ici)` : '';
    return { file: first.file, entry: first.entry, field: first.field, message: messageOf(first) + more };
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
    const own = texts.filter((text) => text.at === 'salon.name' || isLong(text)).map(({ value }) => value);
    for (const value of [...files, ...placesIn(texts), ...own]) {
      if (!shipped.has(hash(value))) added.add(hash(value));
    }
  }
  await appendFile(listFile, [...added].map((line) => `${line}\n`).join(''));
  console.log(`${added.size} lines added.`);
}

void runCommand('launch/shipped.ts', completeList);
