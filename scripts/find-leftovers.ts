import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Text } from './content/find-problems';
import { type Check, checkContent } from './content/make-content';
import { inGuillemets, type Problem } from './content/problem';
import { readContentFiles } from './content/read-files';
import { hashOf, listFiles } from './support/files';
import { inRepository } from './support/paths';

/** The salons of this repository, which others are made from (docs/votre-salon.md). */
const exampleFolders = [inRepository('content'), inRepository('tests', 'salons', 'lumiere')];

/** What is left of an example in a salon of another name: pictures and drawings, longer texts, and names of places. */
export async function findLeftovers(
  { texts, content }: Check,
  folder: string,
  examples = exampleFolders,
): Promise<Problem[]> {
  if (!content || examples.includes(folder)) return [];
  const contents = await Promise.all(examples.map((example) => readContentFiles(example)));
  const exampleTexts = contents.flatMap((files) => checkContent(files).texts);
  if (exampleTexts.some(({ at, value }) => at === 'salon.name' && value === content.salon.name)) return [];
  const longTexts = exampleTexts.filter(isLong).map(({ value }) => value);
  const foreignPlaces = placesOf(exampleTexts).filter((place) => !placesOf(texts).includes(place));
  const exampleHashes = (await Promise.all(examples.map(hashPictures))).flat().map(({ hash }) => hash);
  const files = (await hashPictures(folder)).flatMap(({ file, hash }) => (exampleHashes.includes(hash) ? file : []));
  // A picture and its description are one finding.
  const folders = files.map((file) => path.dirname(file));
  const isReported = ({ file, isExample }: Text) =>
    isExample || (file.endsWith('/index.json') && folders.includes(path.dirname(file)));
  const others = texts.filter((text) => !isReported(text));
  const foreignPlaceIn = ({ value }: Text) => foreignPlaces.find((place) => wordsOf(value).includes(wordsOf(place)));
  return [
    ...files.map((file) => ({ file, message: 'ce fichier est celui de l’exemple : mettez le vôtre à sa place' })),
    ...oneOfEachFile(
      others.filter((text) => isLong(text) && longTexts.includes(text.value)),
      ({ value }) => `encore mot pour mot le texte de l’exemple, ${inGuillemets(value)} : écrivez le vôtre`,
    ),
    ...oneOfEachFile(
      others.filter(foreignPlaceIn),
      (text) =>
        `${inGuillemets(foreignPlaceIn(text) ?? '')} n’est pas de votre salon : corrigez, ou ajoutez ce nom aux « Villages desservis » de salon.json`,
    ),
  ];
}

/** Long enough not to be written a second time by chance; legal texts may be the same in every salon. */
const isLong = ({ value, isLegal }: Text) => value.length >= 50 && /\s/.test(value) && !isLegal;

const placesOf = (texts: readonly Text[]) =>
  texts.filter(({ at }) => /^salon\.(address\.(city|region)|areaServed\.)/.test(at)).map(({ value }) => value);

/** A text with one space around each word, so that `includes` finds whole words. */
const wordsOf = (text: string) => ` ${text.replace(/[^\p{L}\d-]+/gu, ' ').trim()} `;

async function hashPictures(folder: string): Promise<{ file: string; hash: string }[]> {
  const files = await listFiles(folder);
  const pictures = files.filter((file) => /^(brand|map)\.svg$|^film\/|^pictures\/.*\.(webp|svg)$/.test(file));
  return Promise.all(
    pictures.map(async (file) => ({ file: `content/${file}`, hash: hashOf(await readFile(path.join(folder, file))) })),
  );
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
