import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CmsConfig, Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { backendFor, editorConfig } from '@/editor/config';
import { entryAddress } from '@/editor/entry-address';
import { priceTemplate, readable } from '@/editor/menus';
import * as content from '@/lib/content/content';
import { typeset } from '@/lib/i18n/typography';
import { corrected } from '@/lib/schema/corrections';
import { type Entry, readEntries } from '@/scripts/content/entries';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { type Place, placesIn } from '@/scripts/content/schema-walk';
import { salonFolder } from '@/scripts/support/paths';
import { partsOf } from '@/tests/content/support/changed-content';
import { newFolder } from '../../tests/unit/support/folder';

const configOf = (languages: readonly string[]) => {
  const translations = Object.fromEntries(languages.map((language) => [language, { pages: {} }]));
  return editorConfig({ content: { ...content, translations }, basePath: '/salon' }).config;
};
const { config, corrections } = editorConfig({ content, basePath: '/salon' });

type AnyField = Field & { fields?: Field[]; field?: Field; types?: { name: string; fields?: Field[] }[] };

/** Returns the fields of a file's form, of which there must be exactly one. */
function formOf(file: string, { collections } = config): readonly Field[] {
  const place = file.replace(/^content/, salonFolder);
  const forms = (collections ?? []).flatMap((one): object[] => {
    if ('files' in one) return one.files.filter((own) => 'file' in own && own.file === place);
    return 'folder' in one && place.startsWith(`${one.folder}/`) ? [one] : [];
  });
  expect([file, forms.length]).toEqual([file, 1]);
  return Reflect.get(Object(forms[0]), 'fields');
}

/** Returns every field of a form by its place, `*` standing for each item of a list. */
function placesOf(form: readonly Field[], path: string[] = []): [place: string, field: AnyField][] {
  return form.flatMap((one) => {
    const field = one as AnyField;
    const here = [...path, field.name === 'body' ? 'sections' : field.name];
    const inList = field.widget === 'list' ? [...here, '*'] : here;
    return [
      [here.join('.'), field] as [string, AnyField],
      ...(field.field ? placesOf([{ ...field.field, name: '*' }], here) : []),
      ...placesOf(field.fields ?? [], inList),
      ...(field.types ?? []).flatMap((type) => placesOf(type.fields ?? [], here)),
    ];
  });
}

const fieldAt = (file: string, place: string): AnyField => {
  const found = placesOf(formOf(file)).find(([one]) => one === place);
  if (!found) throw new Error(`The form of ${file} has no field ${place}.`);
  return found[1];
};

const ruleOf = (field: AnyField) => ('pattern' in field && field.pattern ? new RegExp(field.pattern[0]) : undefined);
const starred = ({ path }: Place) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

let entries: Entry[];
let files: ContentFiles;
beforeAll(async () => {
  files = await readContentFiles();
  ({ entries } = readEntries(files));
});

it('the configuration of the editor fits the schema of Sveltia CMS', () => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
  const validate = new Ajv({ strict: false, allowUnionTypes: true, validateFormats: false }).compile<CmsConfig>(schema);
  validate(config);
  expect(validate.errors).toBeNull();
});

it('every visible field of every file is in a form, with its label and a pattern that accepts its value', () => {
  for (const entry of entries) {
    const shown = formOf(entry.file);
    const form = new Map(placesOf(shown));
    const unseen = shown.flatMap(({ name, widget }) => (widget === 'hidden' ? name : []));
    const body = partsOf(files[entry.file] ?? '').body?.trim();
    for (const place of placesIn(entry.schema, entry.data)) {
      const { path, field, value, isInBody } = place;
      // Items of groups and of choices, and sections of a body, have no field of their own in a form.
      const isItem =
        typeof path.at(-1) === 'number' && ['object', 'select', 'holiday'].includes(field?.control.as ?? '');
      const isUnseen = path.length > 1 && unseen.includes(String(path[0]));
      if (!field || path.length === 0 || isItem || isUnseen || (isInBody && path.length > 1)) continue;
      const asked = form.get(starred(place));
      const label = field.isAsked === 'if present' && value === undefined ? undefined : typeset(field.label, 'fr');
      expect([entry.file, starred(place), asked?.label]).toEqual([entry.file, starred(place), label]);
      const written = isInBody ? body : value;
      if (!asked || written === undefined || typeof written === 'object') continue;
      expect(String(written).trim()).toMatch(ruleOf(asked) ?? /^/);
      // Fields with numbers, and no others, have a correction to a number; `order` and `days` are not typed.
      const name = String(path.findLast((step) => typeof step === 'string'));
      const isNumber = typeof written === 'number';
      if (name !== 'order' && name !== 'days')
        expect([path, /number|amount|minutes/.test(corrections[name] ?? '')]).toEqual([path, isNumber]);
    }
  }
});

const hours = 'content/hours.json';
const [price = ''] = Object.keys(content.prices).map((id) => `content/prices/${id}.json`);

it.each([
  [
    price,
    'price.amount',
    ['58', '57.5', '57,50', '25.-', '60.–', 'Fr. 60', '60 CHF', "1'200", '1’200.–', '25.50', '60-90', 'dès 60'],
    ['57.523', '57,52', '10001', 'cher', '60 €'],
  ],
  [price, 'minutes', ['45', '45 min', '45’', '1h30', '1 h', '1:30', '1 Std. 30'], ['une heure', '1000', '1:75']],
  ['content/salon.json', 'phone', ['[Exemple] +41 32 000 00 00', '032 123 45 67'], ['032 123 45', '+33 6 12 34 56 78']],
  [hours, 'week.monday', ['9:00-12:00, 13:30-18:00', '9-18h', '9h–18h30', 'fermé'], ['09:00-24:00', 'le matin']],
])('the form of %s accepts right and refuses wrong values at %s', (file, place, right, wrong) => {
  const rule = ruleOf(fieldAt(file, place)) ?? /$^/;
  expect([right.filter((value) => !rule.test(value)), wrong.filter((value) => rule.test(value))]).toEqual([[], []]);
});

it('the menu of an optional field begins with an empty option; that of a required field has none', () => {
  const [service = ''] = entries.flatMap(({ collection, file }) => (collection === 'services' ? file : []));
  const firstOf = (file: string, place: string) => Object(fieldAt(file, place)).options[0];
  // A new service needs a parent page, because all services so far have one.
  expect(fieldAt(service, 'parent')).toMatchObject({ required: true });
  expect(firstOf(service, 'parent').value).not.toBe('');
  const landing = entries.find(({ data }) => data.kind === 'landing')?.file ?? '';
  expect(firstOf(landing, 'opening')).toEqual({ value: '', label: 'Comme d’habitude' });
  // `article` ("le" or "la" before the salon's name) has its own label for the empty option.
  expect(firstOf('content/salon.json', 'article')).toMatchObject({ value: '', label: expect.stringMatching(/^aucun/) });
});

const [picture = ''] = Object.keys(content.pictures).map((id) => `content/pictures/${id}/index.json`);

it.each([
  [hours, 'closings.*.translations', 'En d’autres langues'],
  [picture, 'translatedAlts', 'Description en d’autres langues'],
])('%s: the field %s offers the site’s other languages, and is hidden if there are none', (file, place, label) => {
  const asked = (...languages: string[]) => Object.fromEntries(placesOf(formOf(file, configOf(languages))));
  expect(asked()[place]).toMatchObject({ widget: 'hidden' });
  const form = asked('it', 'en');
  const options = Object.entries({ it: 'italien', en: 'anglais' }).map(([value, label]) => ({ value, label }));
  expect([form[place]?.label, form[`${place}.*.language`]]).toMatchObject([label, { widget: 'select', options }]);
});

it.each([
  ['number', ' 57,50 ', 57.5],
  ['number', 'trois', 'trois'],
  ['amount', '25.-', 25],
  ['amount', 'Fr. 60', 60],
  ['amount', "1'200", 1200],
  ['amount', '60-90', '60-90'],
  ['minutes', '45 min', 45],
  ['minutes', '1h30', 90],
  ['minutes', '1 h 15 min', 75],
  ['hours', '9-18h', '09:00-18:00'],
  ['hours', 'Fermé', undefined],
  ['hours', '9.00–16.00', '09:00-16:00'],
  ['hours', 'de 9 à 12 et 13h30 à 18 h', '09:00-12:00, 13:30-18:00'],
  ['hours', '8 h 30–12 h et 14 h à 18h 15', '08:30-12:00, 14:00-18:15'],
  ['hours', '9-12h\n14-18h.', '09:00-12:00, 14:00-18:00'],
  ['hours', 'le matin', 'le matin'],
  ['phone', '032 951 23 45', '+41 32 951 23 45'],
  ['phone', '0041 (0)32 951.23.45', '+41 32 951 23 45'],
  ['phone', '079\u00a0123\u00a045\u00a067', '+41 79 123 45 67'],
  ['phone', '\u202a+41 79 123 45 67\u202c', '+41 79 123 45 67'],
  ['phone', 'tél. 079 - 123–45 67', '+41 79 123 45 67'],
  ['phone', '951 23 45', '951 23 45'],
  ['address', 'www.instagram.com/salon', 'https://www.instagram.com/salon'],
  ['postcode', 'CH-2338', '2338'],
  ['line', 'Une coupe\n à Berne\n', 'Une coupe à Berne'],
  ['body', 'Pour elle :\n\n·   Coupe\n•Brushing', 'Pour elle :\n\n- Coupe\n- Brushing'],
  ['paragraphs', ['Une coupe.\n\n• à Berne\n- le soir', 'Ici.'], ['Une coupe.', 'à Berne', 'le soir', 'Ici.']],
] as const)('the correction "%s" understands what is typed, also in a list: %s', (correction, typed, written) => {
  const saved = corrected({ other: typed, list: [{ value: typed }, { value: undefined }] }, { value: correction });
  expect(saved).toEqual({ other: typed, list: [{ value: written }, {}] });
});

it('a save leaves out the keys that Sveltia CMS adds to items of lists', () => {
  const data = { days: [{ day: '2031-01-01', __sc_item_id: 'days.0', __sc_item_original_key_path: 'days.0' }] };
  expect(corrected(data, {})).toEqual({ days: [{ day: '2031-01-01' }] });
});

it('without a repository a release has no editor, not even that of an earlier build', async () => {
  // No account of GitHub can have a name that begins with a hyphen.
  expect(backendFor().repo).toMatch(/^-/);
  const folder = newFolder({ 'public/admin/index.html': '' });
  // The modules of the build take the current folder for the root of the repository.
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  process.env.RELEASE = '1';
  await jest.isolateModulesAsync(async () => void (await (await import('@/scripts/leaves')).makeLeafAssets()));
  delete process.env.RELEASE;
  expect(readdirSync(path.join(folder, 'public'))).toEqual([]);
});

it('every entry of the content has the address of its form in the editor', () => {
  const offered = (config.collections ?? []).flatMap((one): string[] => {
    if ('files' in one) return one.files.map((own) => `#/collections/${one.name}/entries/${'name' in own && own.name}`);
    if (!('folder' in one)) return [];
    const ofFolder = entries.filter(({ collection }) => collection === one.name);
    return ofFolder.map(({ id }) => `#/collections/${one.name}/entries/${id}${one.path ? '/index' : ''}`);
  });
  expect(offered).toEqual(expect.arrayContaining(entries.map(({ file }) => entryAddress(file))));
  expect(entryAddress('messages/fr.json')).toBeUndefined();
});

it('menus name prices readably, without a variant equal to the service, and leave other labels unchanged', () => {
  const written = (...parts: string[]) => {
    const values = ['service', 'variant', 'price.amount'].map((field, at) => [`{{${field}}}`, parts[at] ?? parts[0]]);
    return readable(values.reduce((text, [field = '', value = '']) => text.replace(field, value), priceTemplate));
  };
  const read = [written('Barbe', 'Barbe', '25'), written('Coupe', 'cheveux longs', '57.5'), written('Patine')];
  expect(read).toEqual(['Barbe, CHF\u00a025.–', 'Coupe, cheveux longs, CHF\u00a057.50', 'Patine, sur devis']);
  expect(readable('Tabouret, bonnet rouge')).toBe('Tabouret, bonnet rouge');
});
