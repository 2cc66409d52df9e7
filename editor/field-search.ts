import type { CmsConfig, Field } from '@sveltia/cms';
import { plainLetters } from '../lib/i18n/plain-letters';

/** A form that is made of one file, as lists and searches of the editor name it. */
interface Form {
  collection: string;
  name: string;
  /** Below /admin/. */
  address: string;
  fields: readonly Field[];
  /** Whether its collection has no other. */
  isAlone: boolean;
}

const formsIn = ({ collections = [] }: CmsConfig): Form[] =>
  collections.flatMap((one) => {
    if (!('files' in one)) return [];
    const { name: id, label: collection = id, files } = one;
    return files.flatMap((file) => {
      if (!('fields' in file)) return [];
      const { name, label = name, fields } = file;
      const address = `#/collections/${id}/entries/${name}`;
      return { collection, name: label, address, fields, isAlone: files.length === 1 };
    });
  });

/** Opens the one form of a collection at once: a list of one entry is no choice. */
export function skipLists(config: CmsConfig): void {
  const lone = new Map(formsIn(config).flatMap((form) => (form.isAlone ? [[form.collection, form.address]] : [])));
  const open = ({ target }: Event) => {
    const form = lone.get((target as Element).closest<HTMLElement>('[role="treeitem"]')?.dataset.label ?? '');
    if (!form) return;
    // The package makes no form of an entry whose collection is not open.
    const options = { once: true, signal: AbortSignal.timeout(1000) };
    window.addEventListener('hashchange', () => location.assign(form), options);
  };
  document.addEventListener('click', open, true);
  // And leaves it to the list of collections, which is all there is on a phone.
  const lists = new Map([...lone.values()].map((form) => [form.replace(/\/entries\/.*/, ''), form]));
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    const form = lists.get(new URL(newURL).hash);
    if (form && new URL(oldURL).hash === form && matchMedia('(width < 48rem)').matches)
      location.replace('#/collections');
  });
}

/** What people say for a field whose name has another word, by its key. */
const otherWords: Readonly<Record<string, string>> = {
  closings: 'fermer, congé',
  specialDays: 'demi-jour, après-midi, dimanche',
  holidaysWorked: 'jour férié, ouvert',
  access: 'places, escalier, WC',
  payment: 'TWINT, carte',
  reviews: 'Google, étoiles',
  phone: 'numéro',
  email: 'email, mail',
  socialProfile: 'Instagram, Facebook',
  team: 'apprentie, employée',
};

/**
 * The search above the editor: offers the fields that one form alone has, by their names and that of the form, and goes to what is
 * chosen; whatever else is asked for, the search of the package looks up in what is written, which is all that it knows.
 */
export function offerFields(config: CmsConfig): void {
  const search = document.querySelector<HTMLInputElement>('.links-beside input');
  if (!search?.list) return;
  const all = formsIn(config).flatMap(({ fields, ...form }) =>
    fields.flatMap(({ name: key, label = key, widget }) => (widget === 'hidden' ? [] : { ...form, key, label })),
  );
  const alone = all.filter(({ label }) => all.filter((other) => other.label === label).length === 1);
  const places = new Map(
    alone.map((place) => {
      const others = otherWords[place.key];
      const name = [...new Set([place.label, place.name])].join(' · ');
      return [others ? `${name} (${others})` : name, place];
    }),
  );
  const inTexts = new Option();
  search.list.append(...[...places.keys()].map((place) => new Option(place)), inTexts);
  let typed = '';
  const go = (place?: (typeof alone)[number]) => {
    if (place) void show(place.address, place.key);
    else if (typed) location.hash = `#/search/${encodeURIComponent(typed)}`;
    search.value = '';
    search.blur();
  };
  search.addEventListener('input', () => {
    if (places.has(search.value) || (typed && search.value === inTexts.value)) return go(places.get(search.value));
    typed = search.value.trim();
    inTexts.value = inTexts.text = typed && `${typed} · dans vos textes`;
  });
  search.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    const named = [...places.keys()].filter((name) => plainLetters(name).includes(plainLetters(typed)));
    go(named.length === 1 ? places.get(named[0] ?? '') : undefined);
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
