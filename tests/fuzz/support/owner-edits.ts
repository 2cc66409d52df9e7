import { stringify } from 'yaml';
import { cantonNames, mayBeIn } from '@/content/schema/cantons';
import type { Field } from '@/content/schema/fields';
import { type Entry, readEntries } from '@/scripts/content/entries';
import type { ContentFiles } from '@/scripts/content/read-files';
import { fieldOf, type Place, placesIn, required } from '@/scripts/content/schema-walk';
import { partsOf } from '@/tests/content/support/changed-content';
import { type Chance, chanceOf, textOf } from './chance';

/** How far an owner goes: what she has is short and little, long and plenty, or whatever comes. */
export type Extent = 'least' | 'most' | 'any';

/** Lengths in letters: one word, a sentence, a paragraph, a page. */
const lengths = {
  least: [5],
  most: [20, 20, 80, 80, 300, 300, 300, 3000],
  any: [5, 5, 20, 20, 80, 80, 300, 3000],
} as const;

/** Streets as they are called in each part of the country, and the cantons they stand in. */
const streets = [
  ...['Rue du Doubs 12', 'Chemin de la Combe-à-l’Ours 3 bis', 'Ruelle des Œillets 1', 'Place de l’Hôtel-de-Ville 7'],
  ...['Im Grund 4', 'Auf der Mauer 11', 'Zur Schmiede 9a', 'Straße des 1. Augusts 100', 'Unter der Egg 2'],
  ...['Via al Ponte 5', 'Piazza della Riforma 1', 'Viale dei Tigli 23', 'Via da la Staziun 8', 'Plazza dal Mulin 6'],
];

const reasons = ['Vacances de Noël', 'Vacances d’été', 'Pont de l’Ascension', 'Formation', 'Congé maternité'];

type Data = Record<string, unknown>;
type File = { entry: Entry; fields: Data; body?: string };

/** A salon of which an owner edits what the form lets her, sequence after sequence; each begins anew with the salon as it was. */
export class EditedSalon {
  private readonly entries: readonly Entry[];
  private readonly parts: ReadonlyMap<string, ReturnType<typeof partsOf>>;

  constructor(private readonly files: ContentFiles) {
    // The names on the drawn map stand where its drawing has room for them, which the form cannot know.
    this.entries = readEntries(files).entries.filter(({ collection }) => collection !== 'map');
    this.parts = new Map(this.entries.map(({ file }) => [file, partsOf(files[file] ?? '')]));
  }

  /** The files after one sequence of edits, which the seed decides: some places of some entries, or every one. */
  after(seed: number, extent: Extent = 'any'): ContentFiles {
    const chance = chanceOf(seed);
    const opened = new Map<string, File>();
    const open = (entry: Entry): File => {
      const known = opened.get(entry.file);
      if (known) return known;
      const { fields, body } = structuredClone(this.parts.get(entry.file) ?? { fields: {} });
      const file = { entry, fields: fields as Data, body };
      opened.set(entry.file, file);
      return file;
    };
    const isWhole = extent !== 'any';
    const edited = isWhole ? this.entries : chance.some(this.entries, 1 + chance.below(12));
    for (const entry of edited) this.edit(open(entry), chance, extent, isWhole ? 1 : chance.pick([0.1, 0.4, 1]));
    if (isWhole || chance.below(3) === 0) this.move(open, chance);
    if (isWhole || chance.below(3) === 0) this.close(open, chance, extent === 'most' ? 24 : chance.below(25));
    const files = { ...this.files };
    for (const { entry, fields, body } of opened.values()) files[entry.file] = written(fields, body);
    if (isWhole || chance.below(3) === 0) this.publish(files, chance, extent);
    if (extent === 'most' || chance.below(3) === 0) this.price(files, chance);
    if (isWhole || chance.below(3) === 0) this.addPages(files, chance, extent);
    return files;
  }

  /** Gives places of an entry another value, each with a likelihood. */
  private edit({ entry, fields, body }: File, chance: Chance, extent: Extent, likelihood: number): void {
    const data = () => (body === undefined ? fields : { ...fields, sections: [] });
    const isMeant = () => chance.below(100) < likelihood * 100;
    // Lists first: what is added to them is edited with the rest.
    for (const place of placesIn(entry.schema, data()))
      if (isMeant()) this.resize(entry, fields, place, chance, extent);
    for (const { path, field, value, isInBody } of placesIn(entry.schema, data())) {
      if (!field || value === undefined || path.length === 0 || isInBody || !isMeant()) continue;
      const other = this.valueFor(field, value, chance, extent);
      if (other === undefined) continue;
      // What a list names, it may have to name once.
      const isItem = typeof path.at(-1) === 'number';
      if (!isItem || typeof other !== 'string') put(fields, path, other);
      else if (field.control.as !== 'select') put(fields, path, `${other} ${Number(path.at(-1)) + 1}`);
    }
    if (body !== undefined && isMeant())
      fields[bodyKey] =
        entry.collection === 'ownPages' ? this.bodyWithParts(chance, extent) : writtenBody(chance, extent);
  }

  /** Another value that the form takes in a place; undefined where it stays, such as ids and addresses. */
  private valueFor(field: Field, value: unknown, chance: Chance, extent: Extent): unknown {
    const { control, pattern, limits } = field;
    const fits = (text: string | number) => !pattern || new RegExp(pattern).test(String(text).trim());
    switch (control.as) {
      case 'line':
      case 'text': {
        if (field.understood === 'hours') return chance.pick(['09:00-12:00, 13:30-18:00', '00:00-23:59', '9:00-9:05']);
        const length = chance.pick(lengths[extent]);
        const { min = 1, max = length } = limits ?? {};
        const text = textOf(chance, Math.max(min, Math.min(max, length)));
        // Ids, telephones, colours and links are what they are.
        return fits(text) && (!pattern || limits || fits('À voir ♥')) ? text : undefined;
      }
      case 'number': {
        const numbers =
          control.unit === 'CHF' ? [0.05, 1, 57.5, 120, 1999.95, 2000] : [1, 5, 20, 60, 99, 299, 999, 99_999];
        return chance.pick([value, ...numbers.filter(fits)]);
      }
      case 'date':
        return chance.day();
      case 'yes-no':
        return chance.below(2) === 0;
      case 'select':
        // Of a list of choices each is there once; the canton moves with its place.
        return typeof value === 'string' && control.options.length < 20 && field.label !== 'Pays'
          ? chance.pick(control.options.map((option) => option.value))
          : undefined;
      case 'reference':
        return control.to === 'pictures' ? chance.pick(this.idsOf('pictures')) : undefined;
      case 'price-group':
        return chance.pick(this.groups());
      default:
        return undefined;
    }
  }

  /** Makes a list longer or shorter, within its limits. */
  private resize({ collection, schema }: Entry, fields: Data, place: Place, chance: Chance, extent: Extent): void {
    const { field, path, value } = place;
    if (!Array.isArray(value) || field?.control.as !== 'list' || place.isInBody) return;
    const element = required(elementAt(schema, fields, path));
    const item = fieldOf(element)?.control;
    const { min, max = 24 } = field.limits ?? { min: 0 };
    if (item?.as === 'select' && field.control.isOrdered) {
      const choices = item.options.map((option) => option.value);
      put(fields, path, chance.some(choices, extent === 'least' ? 1 : 1 + chance.below(choices.length)));
    } else if (item?.as === 'reference' && item.to === 'prices') {
      // What a page no longer names may be shown nowhere: that the form refuses.
      const others = this.idsOf('prices').filter((id) => !value.includes(id));
      put(fields, path, [...value, ...chance.some(others, chance.below(8))].slice(0, field.limits?.max));
    } else if (item?.as === 'object' || item?.as === 'line' || item?.as === 'text') {
      const isNamed = (one: unknown) => /"(?:id|language|trade|page|route|prices)":/.test(JSON.stringify(one) ?? '');
      if (value.length === 0 || value.some(isNamed) || collection === 'trades') return;
      // Texts may quote what has a name.
      const least = value.some(isQuoted) ? value.length : min;
      const count =
        extent === 'least' ? least : extent === 'most' ? Math.min(max, 24) : least + chance.below(max - least + 1);
      const items = Array.from({ length: count }, (_, index) => structuredClone(value[index % value.length]));
      put(
        fields,
        path,
        typeof value[0] === 'string'
          ? items.map((text, index) => `${text} ${index + 1}`)
          : items.map((item, index) =>
              isQuoted(item) && index >= value.length ? { ...item, name: `${item.name}-${index}` } : item,
            ),
      );
    }
  }

  /** Another street, in another canton. */
  private move(open: (entry: Entry) => File, chance: Chance): void {
    const { fields } = open(this.entry('salon', 'salon'));
    const [canton] = chance.pick(cantonNames);
    let [latitude, longitude] = [0, 0];
    while (!mayBeIn(canton, latitude, longitude))
      [latitude, longitude] = [45.8 + chance.below(200) / 100, 6 + chance.below(440) / 100];
    const city = textOf(chance, 12);
    Object.assign(fields, {
      address: { ...Object(fields.address), street: chance.pick(streets), canton, city },
      position: `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`,
    });
    Object.assign(open(this.entry('hours', 'hours')).fields, { holidaysWorked: [], holidaysAdded: [] });
  }

  /** Holidays and other closings, that of Christmas among them. */
  private close(open: (entry: Entry) => File, chance: Chance, count: number): void {
    const year = new Date().getFullYear();
    const christmas = { from: `${year}-12-24`, to: `${year + 1}-01-05`, reason: 'Vacances de Noël' };
    const others = Array.from({ length: count }, () => {
      const [from, to] = [chance.day(), chance.day()].sort();
      return { from, to, reason: chance.pick([...reasons, textOf(chance, 40)]) };
    });
    open(this.entry('hours', 'hours')).fields.closings = [christmas, ...others];
  }

  /** None to 24 articles, dated or not. */
  private publish(files: ContentFiles, chance: Chance, extent: Extent): void {
    const articles = Object.keys(files).filter((file) => file.startsWith('content/articles/'));
    const [first = ''] = articles;
    if (!first) return;
    const { fields } = partsOf(files[first] ?? '');
    for (const file of articles) delete files[file];
    const count = extent === 'most' ? 24 : chance.pick([0, 1, 2, 5, 13, 24]);
    for (let index = 0; index < count; index++) {
      const own = {
        ...Object(fields),
        title: textOf(chance, chance.pick([5, 40, 120])),
        category: textOf(chance, 12),
        picture: chance.pick(this.idsOf('pictures')),
        date: chance.pick([undefined, chance.day()]),
        order: index - 12,
      };
      files[`content/articles/article-${index}.md`] = written({ ...own, [bodyKey]: writtenBody(chance, extent) }, '');
    }
  }

  /** Prices that were not there, at the end of their groups. */
  private price(files: ContentFiles, chance: Chance): void {
    for (let index = 0; index < 24; index++) {
      const price = chance.pick([
        { kind: 'fixed', amount: chance.pick([5, 57.5, 1999.95]) },
        { kind: 'quote', dependsOn: 'la longueur', example: textOf(chance, 40), hourlyRate: 120 },
      ]);
      const [service, variant] = [
        textOf(chance, chance.pick([5, 40, 120])),
        chance.pick([undefined, textOf(chance, 20)]),
      ];
      const minutes = chance.pick([undefined, 5, 999]);
      files[`content/prices/nouveau-${index}.json`] = JSON.stringify({
        service,
        variant,
        minutes,
        price,
        group: chance.pick(this.groups()),
      });
    }
  }

  /** Pages of her own, none to six in place of those that there are. */
  private addPages(files: ContentFiles, chance: Chance, extent: Extent): void {
    for (const id of this.idsOf('ownPages')) delete files[`content/own-pages/${id}.md`];
    const count = extent === 'most' ? 6 : chance.below(extent === 'least' ? 2 : 7);
    for (let index = 0; index < count; index++) {
      const [words, sentence, name] = [80, 160, 40].map((length) => textOf(chance, chance.pick([5, length])));
      const closing = chance.pick([undefined, { title: words, text: sentence }]);
      const own = { heading: words, label: name?.slice(0, 40), title: words, description: sentence, closing };
      const shown = { picture: chance.pick(this.idsOf('pictures')), inHeader: chance.below(2) === 0 };
      const body = this.bodyWithParts(chance, extent);
      files[`content/own-pages/page-${index}.md`] = written({ ...own, ...shown, [bodyKey]: body }, '');
    }
  }

  /** Words with pictures and prices among them, also such of which nothing was chosen. */
  private bodyWithParts(chance: Chance, extent: Extent): string {
    const parts = [
      `{image: ${chance.pick(['', ...this.idsOf('pictures')])}}`,
      `{prix: ${chance.some(this.idsOf('prices'), chance.below(12)).join(', ')}}`,
      `{groupe: ${chance.pick(['', ...this.groups()])}}`,
    ];
    return writtenBody(chance, extent).replace(/\n\n/g, () => `\n\n${chance.pick(['', '', ...parts])}\n\n`);
  }

  private idsOf(collection: Entry['collection']): string[] {
    return this.entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
  }

  private groups(): string[] {
    const { trades } = this.entry('trades', 'trades').data as { trades: { groups: { id: string }[] }[] };
    return trades.flatMap(({ groups }) => groups.map(({ id }) => id));
  }

  private entry(collection: Entry['collection'], id: string): Entry {
    const found = this.entries.find((entry) => entry.collection === collection && entry.id === id);
    if (!found) throw new Error(`There is no ${collection}/${id}.`);
    return found;
  }
}

/** Where a new text below the fields waits until the file is written. */
const bodyKey = '\u0000body';

function written(fields: Data, body: string | undefined): string {
  const { [bodyKey]: text = body, ...own } = fields;
  return body === undefined ? JSON.stringify(own) : `---\n${stringify(own)}---\n${text}`;
}

/** Sub-headings and paragraphs, as the editor writes them. */
function writtenBody(chance: Chance, extent: Extent): string {
  const count = extent === 'least' ? 1 : extent === 'most' ? 8 : 1 + chance.below(8);
  const parts = Array.from({ length: count }, () => {
    const paragraphs = Array.from({ length: 1 + chance.below(3) }, () => textOf(chance, chance.pick(lengths[extent])));
    return [`## ${textOf(chance, chance.pick([5, 40, 120]))}`, ...paragraphs].join('\n\n');
  });
  return `\n${parts.join('\n\n')}\n`;
}

/** Whether texts call a thing by its name. */
const isQuoted = (item: unknown) => /^[a-z][a-z-]*$/.test(Object(item).name ?? '');

function put(fields: Data, path: readonly PropertyKey[], value: unknown): void {
  const parent = path.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), fields);
  if (parent && typeof parent === 'object') Reflect.set(parent, path.at(-1) ?? '', value);
}

/** The schema of the items of a list in an entry. */
function elementAt(schema: Entry['schema'], fields: Data, path: readonly PropertyKey[]) {
  type Any = Parameters<typeof required>[0];
  let inner: Any = schema;
  let data: unknown = fields;
  for (const key of path) {
    const outer = required(inner) as unknown as { shape?: Record<PropertyKey, Any>; element?: Any; options?: Any[] };
    inner = (outer.shape?.[key] ?? outer.element ?? outer.options?.[0]) as Any;
    data = Reflect.get(Object(data), key);
  }
  return (required(inner) as unknown as { element: Any }).element;
}
