import { readEntries } from './entries';
import { type Problem, quote } from './problem';
import type { ContentFiles } from './read-files';
import { leavesOf, placeOf } from './schema-walk';

/** Of files that are to be deleted, the entries that others show, each with the places that would show nothing. */
export function usesOf(files: ContentFiles, deleted: readonly string[]): Problem[] {
  const { entries } = readEntries(files);
  const [deletedEntries, others] = [true, false].map((isDeleted) =>
    entries.filter(({ file }) => deleted.includes(file) === isDeleted),
  );
  return (deletedEntries ?? []).flatMap(({ collection, id, file, name }) => {
    const places = (others ?? []).flatMap((entry) =>
      leavesOf(entry).flatMap((place) => {
        const control = place.field?.control;
        const isUse = control?.as === 'reference' && control.to === collection && place.value === id;
        const { field } = placeOf(entry, place);
        return isUse ? [`${field} de ${quote(entry.name)}`] : [];
      }),
    );
    const message = `ne peut pas être supprimé tant que le site le montre (${places.join(' ; ')}) : choisissez-y d’abord autre chose`;
    return places.length > 0 ? [{ file, entry: name, message }] : [];
  });
}
