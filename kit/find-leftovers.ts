import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '../lib/schema/brand';
import type { Text } from '../scripts/content/find-problems';
import { type Check, checkContent } from '../scripts/content/make-content';
import { inGuillemets, type Problem } from '../scripts/content/problem';
import { readContentFiles } from '../scripts/content/read-files';
import { hashOf, listFiles } from '../scripts/support/files';
import { inRepository } from '../scripts/support/paths';

/** The salons of this repository, which others are made from (kit/docs/votre-salon.md). */
const exampleFolders = [inRepository('content'), inRepository('kit', 'example')];

/**
 * What a salon of another name still has of an example. `left` is certainly no work of its own: files, and files of texts that keep
 * two longer ones word for word, as one sentence may be written twice by chance. `borrowed` may be meant: places, and a look.
 */
export async function findLeftovers(
  { texts, content }: Check,
  folder: string,
  examples = exampleFolders,
): Promise<Record<'left' | 'borrowed', Problem[]>> {
  if (!content || examples.includes(folder)) return { left: [], borrowed: [] };
  const checks = (await Promise.all(examples.map((example) => readContentFiles(example)))).map((files) =>
    checkContent(files),
  );
  const exampleTexts = checks.flatMap((check) => check.texts);
  const nameIn = (all: readonly Text[]) => all.flatMap(({ at, value }) => (at === 'salon.name' ? value : []));
  if (nameIn(exampleTexts).some((name) => nameIn(texts).includes(name))) return { left: [], borrowed: [] };
  const longTexts = exampleTexts.filter(isLong).map(({ value }) => value);
  const foreignPlaces = placesOf(exampleTexts).filter((place) => !placesOf(texts).includes(place));
  const hashes = (await Promise.all(examples.map(readPictures))).flat().map(({ bytes }) => hashOf(bytes));
  const files = (await readPictures(folder)).flatMap(({ file, bytes }) => (hashes.includes(hashOf(bytes)) ? file : []));
  // A picture and its description are one finding.
  const folders = files.map((file) => path.dirname(file));
  const isReported = ({ file, isExample }: Text) =>
    isExample || (file.endsWith('/index.json') && folders.includes(path.dirname(file)));
  const others = texts.filter((text) => !isReported(text));
  const copied = others.filter((text) => isLong(text) && longTexts.includes(text.value));
  const foreignPlaceIn = ({ value }: Text) => foreignPlaces.find((place) => wordsOf(value).includes(wordsOf(place)));
  return {
    left: [
      ...files.map((file) => ({ file, message: 'ce fichier est celui de l’exemple : mettez le vôtre à sa place' })),
      ...oneOfEachFile(
        copied.filter(({ file, value }) => copied.some((other) => other.file === file && other.value !== value)),
        ({ value }) => `encore mot pour mot le texte de l’exemple, ${inGuillemets(value)} : écrivez le vôtre`,
      ),
    ],
    borrowed: [
      ...oneOfEachFile(
        others.filter(foreignPlaceIn),
        (text) => `${inGuillemets(foreignPlaceIn(text) ?? '')} est un lieu de l’exemple : est-il aussi du vôtre ?`,
      ),
      ...checks.flatMap((example) => (example.content ? borrowedLook(content.brand, example.content) : [])),
    ],
  };
}

/** Fonts alone are free to all; colours that are all the same are a look. */
function borrowedLook(own: Brand, { brand, salon }: { brand: Brand; salon: { name: string } }): Problem[] {
  if (!isDeepStrictEqual(own.colors, brand.colors)) return [];
  const hasFonts = isDeepStrictEqual([own.displayFont, own.textFont], [brand.displayFont, brand.textFont]);
  const taken = hasFonts ? 'les couleurs et les polices' : 'toutes les couleurs';
  return [
    { file: 'content/brand.json', message: `${taken} sont celles de ${inGuillemets(salon.name)} : est-ce voulu ?` },
  ];
}

/** Long enough for a sentence; legal texts may be the same in every salon. */
const isLong = ({ value, isLegal }: Text) => value.length >= 50 && /\s/.test(value) && !isLegal;

const placesOf = (texts: readonly Text[]) =>
  texts.filter(({ at }) => /^salon\.(address\.(city|region)|areaServed\.)/.test(at)).map(({ value }) => value);

/** A text with one space around each word, so that `includes` finds whole words. */
const wordsOf = (text: string) => ` ${text.replace(/[^\p{L}\d-]+/gu, ' ').trim()} `;

/** Drawings, film and pictures of a salon, by their names as the content has them. */
export async function readPictures(folder: string): Promise<{ file: string; bytes: Buffer }[]> {
  const files = await listFiles(folder);
  const pictures = files.filter((file) => /^(brand|map)\.svg$|^film\/|^pictures\/.*\.(webp|svg)$/.test(file));
  return Promise.all(
    pictures.map(async (file) => ({ file: `content/${file}`, bytes: await readFile(path.join(folder, file)) })),
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
