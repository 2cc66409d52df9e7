import type { Field } from '@sveltia/cms';
import type { editorConfig } from './config';
import { readOwn } from './own-files';

/** Where a field is: the address of its form below /admin/, and its key there. */
type Place = [form: string, key: string];

/** Fields that one form alone has, by their names and that of the form: the search of the package knows what is written, and no fields. */
export function fieldPlaces({ collections = [] }: ReturnType<typeof editorConfig>['config']): Record<string, Place> {
  const all = collections.flatMap((one) =>
    'files' in one
      ? one.files.flatMap((file) =>
          ('fields' in file ? file.fields : []).map(({ name, label = name }: Field) => {
            return {
              label,
              name: file.label,
              place: [`#/collections/${one.name}/entries/${file.name}`, name] as Place,
            };
          }),
        )
      : [],
  );
  const alone = all.filter(({ label }) => all.filter((other) => other.label === label).length === 1);
  return Object.fromEntries(
    alone.map(({ label, name, place }) => [label === name ? label : `${label} · ${name}`, place]),
  );
}

/** The form of each collection that has one alone, by the name of the collection. */
export const loneForms = ({ collections = [] }: ReturnType<typeof editorConfig>['config']): Record<string, string> =>
  Object.fromEntries(
    collections.flatMap((one) => {
      if (!('files' in one) || one.files.length !== 1) return [];
      const [file] = one.files;
      return file && 'name' in file ? [[one.label, `#/collections/${one.name}/entries/${file.name}`]] : [];
    }),
  );

/** Opens the one form of a collection at once: a list of one entry is no choice. */
export function skipLists(forms: Partial<Record<string, string>>): void {
  const open = ({ target }: Event) => {
    const form = forms[(target as Element).closest<HTMLElement>('[role="treeitem"]')?.dataset.label ?? ''];
    if (!form) return;
    // The package makes no form of an entry whose collection is not open.
    const options = { once: true, signal: AbortSignal.timeout(1000) };
    window.addEventListener('hashchange', () => location.assign(form), options);
  };
  document.addEventListener('click', open, true);
}

/** Fills the field above the editor, and goes to what is chosen in it. */
export async function offerFields(): Promise<void> {
  const search = document.querySelector<HTMLInputElement>('.links-beside input');
  if (!search) return;
  const places: Partial<Record<string, Place>> = await readOwn('places.json');
  search.list?.append(...Object.keys(places).map((place) => new Option(place)));
  search.addEventListener('input', () => {
    const place = places[search.value];
    if (!place) return;
    search.value = '';
    search.blur();
    void show(...place);
  });
}

/** Opens a form, and moves to a field of it: the package makes the fields only when they come into view. */
async function show(form: string, key: string): Promise<void> {
  location.hash = form;
  const latest = Date.now() + 10_000;
  do {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const field = document.querySelector(`[data-key-path="${key}"]`);
    (field ?? [...document.querySelectorAll('[data-key-path]')].at(-1))?.scrollIntoView();
    if (field) return;
  } while (location.hash === form && Date.now() < latest);
}
