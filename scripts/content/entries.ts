import { z } from 'zod';
import { type Collection, type CollectionId, type ContentFolder, collections } from '../../lib/schema/collections';
import { nearest } from './nearest';
import { inGuillemets, type Problem } from './problem';
import { type ContentFiles, parseFile } from './read-files';

/** A file of the content, its collection and its schema. */
export interface Entry {
  collection: CollectionId;
  /** Path in the collection's folder: `coupe`, in German `de/home`; for a single file its key in the collection. */
  id: string;
  file: string;
  schema: z.ZodObject;
  name: string;
  /** Fields, without empty ones. */
  data: Record<string, unknown>;
}

/** Returns the fields of `salon.json`; an empty object if it cannot be read. */
export const salonIn = (entries: readonly Entry[]) =>
  Object(entries.find(({ collection, id }) => collection === 'salon' && id === 'salon')?.data);

export const languagesIn = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.flatMap(({ collection, id }) => (collection === 'translations' ? id.slice(0, 2) : []))),
];

/** Matches the name of a file of code, such as "content/prices/notes.ts". */
const isCode = /\.[cm]?[jt]sx?$/i;

/** Reads the content files, each with its schema. A file that belongs to no collection is a problem. */
export function readEntries(files: ContentFiles): { entries: Entry[]; problems: Problem[] } {
  const names = Object.keys(files);
  const expected = (Object.entries(collections) as [CollectionId, Collection][]).flatMap(([collection, where]) =>
    filesOf(where, names).map((file) => ({ ...file, collection })),
  );
  const expectedFiles = new Set(expected.map(({ file }) => file));
  const strays = names.filter(
    // Code in the content would be compiled as a part of the site.
    (file) => isCode.test(file) || (/^content\/(?!messages\/).*\.(json|md)$/i.test(file) && !expectedFiles.has(file)),
  );
  const misnamed = expected.filter(({ id, named, collection }) => {
    const language = collection === 'translations' ? '([a-z]{2}/)?' : '';
    return named && !new RegExp(`^${language}[a-z0-9]+(-[a-z0-9]+)*$`).test(id);
  });
  const wrongName = 'le nom du fichier doit être fait de petites lettres sans accent, de chiffres et de tirets';
  // Names that every object has, such as "constructor", would be found where entries are looked up by name.
  const reserved = expected.filter(({ id }) => id in {});
  const problems: Problem[] = [
    ...strays.map((file) => ({ file, message: `ce fichier n'est à sa place nulle part : ${namedLike(file)}` })),
    ...misnamed.map(({ file }) => ({ file, message: wrongName })),
    ...reserved.map(({ file }) => ({ file, message: 'ce nom de fichier est réservé : choisissez-en un autre' })),
  ];
  const entries = expected.flatMap(({ label, named = ['label'], schema, ...entry }): Entry[] => {
    try {
      const data = readData(files, entry.file);
      const own = schema instanceof z.ZodObject ? schema : schema[String(data.kind)];
      const received = data.kind ? ` ; reçu : ${inGuillemets(String(data.kind))}` : '';
      if (!own)
        throw new Error(`« kind », une sorte de page, est attendu (${Object.keys(schema).join(', ')})${received}`);
      const words = named.map((field) => data[field]).filter((word) => typeof word === 'string' && /\S/.test(word));
      return [{ ...entry, schema: own, name: label ?? (words.join(', ') || entry.id), data }];
    } catch (error) {
      problems.push({ file: entry.file, message: Object(error).message });
      return [];
    }
  });
  return { entries, problems };
}

export const belowSalon = (file: string) => file.replace(/^content\//, '');

/** Returns the end of a sentence in French: the folder or file that was probably meant. */
function namedLike(file: string): string {
  const places = (Object.values(collections) as Collection[]).flatMap((one) =>
    'files' in one ? Object.values(one.files).map((known) => belowSalon(known.file)) : `${belowSalon(one.folder)}/`,
  );
  const folder = belowSalon(file).replace(/[^/]+$/, '');
  const meant = nearest(folder || belowSalon(file), places, (place) => [place], 0.7);
  // If the folder is right, the file's extension or its depth below the folder is wrong.
  return meant && meant !== folder ? `vouliez-vous ${inGuillemets(meant)} ?` : 'vérifiez son nom';
}

type ExpectedFile = Pick<Entry, 'id' | 'file'> & {
  schema: ContentFolder['schema'];
  label?: string;
  named?: readonly string[];
};

function filesOf(collection: Collection, names: string[]): ExpectedFile[] {
  if ('files' in collection) {
    const files = Object.entries(collection.files).map(([id, file]) => ({ ...file, id }));
    return files.filter(({ isOptional, file }) => !isOptional || names.includes(file));
  }
  const { folder, hasFolders, named, schema } = collection;
  const end = hasFolders ? /\/index\.(json|md)$/ : /\.(json|md)$/;
  const found = names.filter((name) => name.startsWith(`${folder}/`) && end.test(name));
  return found.map((file) => ({ id: file.slice(folder.length + 1).replace(end, ''), file, named, schema }));
}

/** Returns the data of a file, without empty fields and without `$schema`, which is for code editors. */
function readData(files: ContentFiles, file: string): Record<string, unknown> {
  const text = files[file];
  if (text === undefined) throw new Error('ce fichier manque');
  // Forms leave an empty field as '' or null.
  const withoutEmpty = (_: string, value: unknown) => (value === '' || value === null ? undefined : value);
  const { $schema: _, ...data } = JSON.parse(JSON.stringify(parseFile(file, text)), withoutEmpty) ?? {};
  return data;
}
