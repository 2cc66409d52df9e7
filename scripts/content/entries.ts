import type { z } from 'zod';
import { serviceRouteIds } from '../../content/routes';
import { type Collection, type CollectionId, collections } from '../../content/schema/collections';
import type { Problem } from './problem';
import { type ContentFiles, parseFile } from './read-files';

/** A file of the content with its place among the collections. */
export interface Entry {
  collection: CollectionId;
  /** Name of the file without folder and extension, or of the file in its collection. */
  id: string;
  file: string;
  schema: z.ZodObject;
  /** What the owner calls it. */
  name: string;
  /** Without what is empty. */
  data: Record<string, unknown>;
}

/** The owner's files, each with its schema; files that nobody asks for are a mistake in the name. */
export function readEntries(files: ContentFiles): { entries: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const names = Object.keys(files);
  const asked = (Object.entries(collections) as [CollectionId, Collection][]).flatMap(([collection, where]) =>
    filesOf(where, names).map((file) => ({ collection, ...file })),
  );
  const entries = asked.flatMap(({ label, named, ...entry }): Entry[] => {
    const { id, file } = entry;
    if (named && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      const message = 'le nom du fichier doit être fait de petites lettres sans accent, de chiffres et de tirets';
      problems.push({ file, message });
    }
    try {
      const data = readData(files, file);
      const words = (named ?? ['label']).map((field) => data[field]).filter((word) => /\S/.test(String(word ?? '')));
      return [{ ...entry, name: label ?? (words.join(', ') || id), data }];
    } catch (error) {
      problems.push({ file, message: Object(error).message });
      return [];
    }
  });
  const isRead = new Set(asked.map(({ file }) => file));
  const strays = names.filter((file) => /^content\/.*\.(json|md)$/i.test(file) && !isRead.has(file));
  const message = "ce fichier n'est à sa place nulle part : vérifiez son nom";
  return { entries, problems: [...problems, ...strays.map((file) => ({ file, message }))] };
}

function filesOf(collection: Collection, names: string[]) {
  if ('files' in collection) {
    return Object.entries(collection.files).map(([id, file]) => ({ ...file, id, named: undefined }));
  }
  const { folder, extension, named, schema, isOpen } = collection;
  const found = names
    .filter((name) => name.startsWith(`${folder}/`) && name.endsWith(`.${extension}`))
    .map((name) => name.slice(folder.length + 1, -extension.length - 1));
  const ids = isOpen ? found : serviceRouteIds;
  return ids.map((id) => ({ id, file: `${folder}/${id}.${extension}`, label: undefined, named, schema }));
}

function readData(files: ContentFiles, file: string): Record<string, unknown> {
  const text = files[file];
  if (text === undefined) throw new Error('ce fichier manque');
  // A form leaves a field empty in many ways, which all mean that nothing stands there.
  const withoutEmpty = (_: string, value: unknown) => (value === '' || value === null ? undefined : value);
  return Object(JSON.parse(JSON.stringify(parseFile(file, text)), withoutEmpty));
}
