import { type Collection, collections } from '../lib/schema/collections';

/** Returns `#/collections/prices/entries/coupe` for `content/prices/coupe.json`; undefined if it has no form. */
export function entryAddress(file: string): string | undefined {
  for (const [id, collection] of Object.entries(collections) as [string, Collection][]) {
    const entry = entryIn(collection, file);
    if (entry) return `#/collections/${id}/entries/${entry}`;
  }
  return undefined;
}

function entryIn(collection: Collection, file: string): string | undefined {
  if ('files' in collection) return Object.entries(collection.files).find(([, own]) => own.file === file)?.[0];
  const { folder, hasFolders } = collection;
  if (!file.startsWith(`${folder}/`)) return undefined;
  const name = file.slice(folder.length + 1).replace(/\.\w+$/, '');
  // A photograph has the form of `index.json` beside it.
  return hasFolders ? name.replace(/[^/]*$/, 'index') : name;
}
