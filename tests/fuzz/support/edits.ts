import fc from 'fast-check';
import { bodyParts } from '@/lib/schema/body-parts';
import { cantonNames } from '@/lib/schema/cantons';
import { longest } from '@/lib/schema/fields';
import { type Entry, languagesIn, readEntries } from '@/scripts/content/entries';
import { type ContentFiles, countMarks } from '@/scripts/content/read-files';
import { fieldOf, type Place, placesIn, required } from '@/scripts/content/schema-walk';
import { type Change, textOf } from '@/tests/content/support/changed-content';

/** Extent of an owner's edits: shortest texts and lists, longest ones, or anything between. */
export type Extent = 'least' | 'most' | 'any';
type Values = fc.Arbitrary<unknown>;

/**
 * Returns parameters with a fixed seed, so that failures are the same everywhere; `FUZZ_SEED=random` tries other edits.
 * A failure shrinks to the smallest edits that fail and names its seed: `FUZZ_SEED=<seed>` repeats it.
 */
export function tries(numRuns: number) {
  const { FUZZ_SEED = '20261121' } = process.env;
  const seed = FUZZ_SEED === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number(FUZZ_SEED);
  return { seed, numRuns };
}

/** Returns the changes that each place allows, by collection and entry; `valuesFor` says what may come there. */
export function changesIn(entries: readonly Entry[], valuesFor: (place: Place, entry: Entry) => Values | undefined) {
  const changesOf = (entry: Entry) =>
    placesIn(entry.schema, entry.data).flatMap((place): fc.Arbitrary<Change>[] => {
      const { path, isInBody } = place;
      // The words of a Markdown text are one field.
      const values = path.length === 0 || (isInBody && path.length > 1) ? undefined : valuesFor(place, entry);
      return values ? [values.map((value) => [entry.file, isInBody ? 'body' : path.join('.'), value])] : [];
    });
  const collections = [...new Set(entries.map(({ collection }) => collection))];
  return collections.map((one) => entries.filter(({ collection }) => collection === one).map(changesOf));
}

/** Returns one of the changes, equally often in each collection. */
export const anyOf = (changes: fc.Arbitrary<Change>[][][]) => {
  const choices = changes.map((ofEntries) => ofEntries.filter(isFilled).map((some) => fc.oneof(...some)));
  return fc.oneof(...choices.filter(isFilled).map((some) => fc.oneof(...some)));
};

const isFilled = ({ length }: { length: number }) => length > 0;

/** Lengths in letters: one word, a sentence, a paragraph, a page. */
const lengths = {
  least: [5],
  most: [20, 20, 80, 80, 300, 300, 300, 3000],
  any: [5, 5, 20, 20, 80, 80, 300, 3000],
} as const;

/** Letters of Latin Extended A: ā, č, ł, ő, ş, ž ... */
const latinExtended = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x100 + index));
const words = [
  ...'coupe brushing le la du des pour vos ongles et cheveux une avec soin au salon doux'.split(' '),
  ...'chez nous der die das und mit Donaudampfschifffahrtsgesellschaftskapitänin'.split(' '),
  ...'l’été|cœur|Jović|Łucja|Öner|Štěpánka|sur-mesure|aujourd’hui|n°|50 %|½|(dès|18 h)'.split('|'),
  ...'♥|★|💇🏽‍♀️|💅|🇨🇭|–|…|« oui »|!|?|;|:|+|=|@|€|&|1’200|CHF|25.–|<|>|<b>|"|\\'.split('|'),
];
const anyWord = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...latinExtended), minLength: 3, maxLength: 8 }) },
);

/** Returns texts of one of these lengths, in letters; the first word has letters alone. */
const anyText = (...some: readonly number[]) =>
  fc
    .tuple(fc.constantFrom(...some), fc.array(anyWord, { minLength: 1, maxLength: 8, size: 'max' }))
    .map(([length, words]) => {
      let text = 'Coupe'.slice(0, length);
      for (let index = 0; ; index++) {
        const longer = `${text} ${words[index % words.length]}`;
        if (longer.length > length) return text.padEnd(length, 'é');
        text = longer;
      }
    });

const year = new Date().getFullYear();
/** Days from last year to five years from now, `YYYY-MM-DD`. */
const anyDay = fc.nat(6 * 365).map((days) => new Date(Date.UTC(year - 1, 0, 1 + days)).toISOString().slice(0, 10));

/** Streets in French, German, Italian and Romansh. */
const streets = [
  ...['Rue du Doubs 12', 'Chemin de la Combe-à-l’Ours 3 bis', 'Ruelle des Œillets 1', 'Place de l’Hôtel-de-Ville 7'],
  ...['Im Grund 4', 'Auf der Mauer 11', 'Zur Schmiede 9a', 'Straße des 1. Augusts 100', 'Unter der Egg 2'],
  ...['Via al Ponte 5', 'Piazza della Riforma 1', 'Viale dei Tigli 23', 'Via da la Staziun 8', 'Plazza dal Mulin 6'],
];
/** Returns edits that the editor's form accepts: some, or with `least` and `most` one of each field that may change. */
export function ownerEdits(files: ContentFiles, extent: Extent = 'any'): fc.Arbitrary<Change[]> {
  // Without the drawn map, whose names must fit its drawing, which the form cannot know.
  const entries = readEntries(files).entries.filter(({ collection }) => collection !== 'map');
  const entriesOf = (name: string) => entries.filter(({ collection }) => collection === name);
  const idsOf = (name: string) => entriesOf(name).map(({ id }) => id);
  const fileOf = (name: string) => entries.find(({ id }) => id === name)?.file ?? '';
  const { trades } = Object(entries.find(({ id }) => id === 'trades')?.data);
  const anyGroup = fc.constantFrom<string[]>(
    ...trades.flatMap(({ groups }: { groups: { id: string }[] }) => groups.map(({ id }) => id)),
  );
  const anyPicture = fc.constantFrom(...idsOf('pictures'));
  const isWhole = extent !== 'any';
  /** Returns lists of something: with `least` the fewest allowed, with `most` the most, else a number between. */
  const several = <Value>(one: fc.Arbitrary<Value>, most: number, least = 0) =>
    fc.array(one, {
      minLength: extent === 'most' ? most : least,
      maxLength: extent === 'least' ? least : most,
      size: 'max',
    });

  /** Returns the values that the form takes in a place; undefined where it stays, such as ids and addresses. */
  function valuesFor(place: Place): Values | undefined {
    const { field, value } = place;
    if (!field || value === undefined) return undefined;
    const { control, pattern, limits } = field;
    const fits = (text: string | number) => !pattern || new RegExp(pattern).test(String(text).trim());
    switch (control.as) {
      case 'line':
      case 'text': {
        if (field.understood === 'hours')
          return fc.constantFrom('09:00-12:00, 13:30-18:00', '00:00-23:59', '9:00-9:05');
        // Ids, telephones, colours and links stay.
        if (pattern && !limits && !fits('À voir ♥')) return undefined;
        const { min = 1, max = Number.POSITIVE_INFINITY } = limits ?? {};
        const some = extent === 'most' && limits?.max ? [limits.max] : lengths[extent];
        const own = some.map((length) => Math.max(min, Math.min(max, length)));
        return anyText(...own).map((text) => (fits(text) ? text : value));
      }
      case 'number': {
        const numbers =
          control.unit === 'CHF' ? [0.05, 1, 57.5, 120, 1999.95, 2000] : [1, 5, 20, 60, 99, 299, 999, 99_999];
        return fc.constantFrom(value, ...numbers.filter(fits));
      }
      case 'date':
        return anyDay;
      case 'yes-no':
        return fc.boolean();
      case 'select':
        // The canton changes together with the town.
        return typeof value === 'string' && control.options.length < 20 && field.label !== 'Pays'
          ? fc.constantFrom(...control.options.map((option) => option.value))
          : undefined;
      case 'reference':
        return control.to === 'pictures' ? anyPicture : undefined;
      case 'price-group':
        return anyGroup;
      case 'body':
        return anyBody(control.parts);
      case 'object':
      case 'shapes': {
        const parts = partsFor(place.schema, value);
        return parts && fc.record(parts).map((changed) => ({ ...Object(value), ...changed }));
      }
      case 'list':
        return Array.isArray(value) ? listsFor(place, value) : undefined;
      default:
        return undefined;
    }
  }

  const insideOf = (schema: Place['schema'], value: unknown) =>
    placesIn(schema, value).filter(({ path }) => path.length === 1);

  /** Returns generators of values for the fields of an entry or of a group of fields, by name; undefined where all stay. */
  function partsFor(schema: Place['schema'], value: unknown): Record<string, Values> | undefined {
    const parts = insideOf(schema, value).flatMap((part) => {
      const values = changedOrNot(part);
      return values ? [[part.path.at(-1), values]] : [];
    });
    return parts.length > 0 ? Object.fromEntries(parts) : undefined;
  }

  /** Returns the values of a place inside another one; the present value is one of them, unless all have to change. */
  function changedOrNot(place: Place): Values | undefined {
    const values = valuesFor(place);
    return values && (isWhole ? values : fc.oneof({ withCrossShrink: true }, fc.constant(place.value), values));
  }

  /** Returns a list with other items, and more or fewer of them, within its limits. */
  function listsFor(place: Place, value: readonly unknown[]): Values | undefined {
    const { schema, field } = place;
    const { min, max = 24 } = field?.limits ?? { min: 0 };
    const item = fieldOf((required(schema) as unknown as { element: Place['schema'] }).element)?.control;
    if (item?.as === 'select') {
      const choices = item.options.map((option) => option.value);
      return fc.shuffledSubarray(choices, { minLength: 1, maxLength: extent === 'least' ? 1 : choices.length });
    }
    // Prices are only added, because a price that no page shows is refused.
    if (item?.as === 'reference' && item.to === 'prices')
      return fc
        .subarray(
          idsOf('prices').filter((id) => !value.includes(id)),
          { maxLength: 8 },
        )
        .map((added) => [...value, ...added].slice(0, max));
    const items = insideOf(schema, value);
    if (!/^(object|line|text)$/.test(item?.as ?? '') || items.length === 0) return undefined;
    const isNamed = value.some((one) => /"(?:id|language|trade|page|route|prices)":/.test(JSON.stringify(one) ?? ''));
    // Items with a name stay, because texts may quote them.
    const least = isNamed || value.some(isQuoted) ? value.length : min;
    const most = isNamed ? value.length : Math.max(least, Math.min(max, 24));
    const changes = items.map((one) => changedOrNot(one) ?? fc.constant(one.value));
    const all = Array.from({ length: extent === 'least' ? least : most }, (_, index) =>
      (changes[index % items.length] as Values).map((one) => {
        // A list may have to name each item once.
        if (typeof one === 'string') return `${one} ${index + 1}`;
        return isQuoted(one) && index >= value.length ? { ...Object(one), name: `${Object(one).name}-${index}` } : one;
      }),
    );
    const count = fc.integer({ min: extent === 'most' ? all.length : least, max: all.length });
    return fc.tuple(count, fc.tuple(...all)).map(([length, some]) => some.slice(0, length));
  }

  /** Returns bodies as the editor writes them, with sub-headings, pictures and prices, also empty ones: `{image: }`. */
  function anyBody(allowed: readonly string[] = []): fc.Arbitrary<string> {
    const choices = {
      picture: fc.oneof(
        fc.constant('{image: }'),
        anyPicture.map((id) => `{image: ${id}}`),
      ),
      prices: fc.subarray(idsOf('prices'), { maxLength: 12 }).map((ids) => `{prix: ${ids.join(', ')}}`),
      group: fc.oneof(
        fc.constant('{groupe: }'),
        anyGroup.map((id) => `{groupe: ${id}}`),
      ),
    };
    const parts = Object.entries(choices).flatMap(([part, some]) => (allowed.includes(part) ? some : []));
    // A body refuses an HTML tag; all other fields show it as it is typed.
    const anyWords = (...some: readonly number[]) => anyText(...some).map((text) => text.replaceAll('<b>', ''));
    const paragraph = fc.tuple(anyWords(...lengths[extent]), fc.oneof(fc.constant(''), ...parts));
    const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 3 });
    const section = fc.tuple(anyWords(5, 40, 120), paragraphs);
    return several(section, 8, 1)
      .map((sections) => sections.map(([heading, all]) => [`## ${heading}`, ...all.flat()].join('\n\n')).join('\n\n'))
      .filter((text) => text.length < longest.body && countMarks(text) <= longest.marks);
  }

  /** Moves the salon to another street, town and canton. */
  const move = fc
    .record({
      street: fc.constantFrom(...streets),
      city: anyText(12),
      canton: fc.constantFrom(...cantonNames.map(([id]) => id)),
    })
    .map(({ street, city, canton }): Change[] => [
      [fileOf('salon'), 'address', (address: object) => ({ ...address, street, city, canton })],
      [fileOf('hours'), 'holidaysWorked', []],
      [fileOf('hours'), 'holidaysAdded', []],
    ]);

  /** Reason of a closing or a special day, translated into none, some or all of the other languages. */
  const anyReason = fc.record({
    reason: fc.oneof(fc.constant('Formation'), anyText(40)),
    translations: fc
      .subarray(languagesIn(entries))
      .chain((all) => fc.tuple(...all.map((language) => anyText(40).map((reason) => ({ language, reason }))))),
  });

  /** Closings, among them one from Christmas to after New Year. */
  const christmas = { from: `${year}-12-24`, to: `${year + 1}-01-05`, reason: 'Vacances de Noël' };
  const closing = fc.tuple(anyDay, anyDay, anyReason).map(([one, other, words]) => {
    const [from, to] = [one, other].sort();
    return { from, to, ...words };
  });
  const close = several(closing, 24).map((others): Change[] => [
    [fileOf('hours'), 'specialDays', []],
    [fileOf('hours'), 'closings', [christmas, ...others]],
  ]);

  /** Days with hours of their own, some on days that are closed otherwise. */
  const special = fc
    .tuple(anyDay, fc.constantFrom('09:00-12:00', '10:00-11:30, 14:00-23:45'), anyReason)
    .map(([day, hours, words]) => ({ day, hours, ...words }));
  const open = fc.uniqueArray(special, { selector: ({ day }) => day, maxLength: 12 }).map((days): Change[] => [
    [fileOf('hours'), 'closings', []],
    [fileOf('hours'), 'specialDays', days],
  ]);

  const newFile = (folder: string, index: number, { sections: body, ...fields }: Record<string, unknown>): Change => [
    `content/${folder}/nouveau-${index}.${body ? 'md' : 'json'}`,
    '',
    textOf({ fields, body: body ? `\n${body}\n` : undefined }),
  ];
  const without = (name: string) => entriesOf(name).map(({ file }): Change => [file, '', undefined]);

  /** Adds entries to a collection, made of the fields of its present entries. */
  function more(name: string, own: Record<string, Values>) {
    const like = entriesOf(name).map(({ schema, data }) =>
      fc.record({ ...partsFor(schema, data), ...own }).map((parts) => ({ ...data, ...parts })),
    );
    const made = like.length > 0 ? several(fc.oneof(...like), 24) : fc.constant([]);
    return made.map((all) => all.map((one, index) => newFile(name, index, one)));
  }

  const publish = more('articles', { date: fc.option(anyDay, { nil: undefined }), sections: anyBody() }).map((all) => [
    ...without('articles'),
    ...all,
  ]);
  const addPrices = more('prices', { group: anyGroup });

  /** The owner's own pages, in place of the present ones. */
  const page = fc.record({
    heading: anyText(5, 80),
    label: anyText(5, 40),
    title: anyText(5, 80),
    description: anyText(5, 160),
    closing: fc.option(fc.record({ title: anyText(5, 80), text: anyText(5, 160) }), { nil: undefined }),
    picture: anyPicture,
    inHeader: fc.boolean(),
    sections: anyBody(Object.keys(bodyParts)),
  });
  const addPages = several(page, 6).map((all): Change[] => [
    ...without('ownPages'),
    ...all.map((one, index) => newFile('own-pages', index, one)),
  ]);

  /** One service of several is taken off the site. */
  const withdraw = fc
    .constantFrom(...entriesOf('services').map(({ file }) => file))
    .map((file): Change[] => [[file, 'withdrawn', true]]);

  const isField = ({ path }: Place) => typeof path.at(-1) === 'string' && (!isWhole || path.length === 1);
  const changes = changesIn(entries, (place) => (isField(place) ? valuesFor(place) : undefined));
  const places = isWhole ? fc.tuple(...changes.flat(2)) : fc.array(anyOf(changes), { maxLength: 100, size: 'max' });
  const others = [move, close, open, publish, addPrices, addPages, withdraw].map((edit) =>
    isWhole ? edit : fc.option(edit, { nil: [], freq: 2 }),
  );
  // Deeper places first: a changed list may have lost the item that a change inside it names.
  const byDepth = ([, one]: Change, [, other]: Change) => other.split('.').length - one.split('.').length;
  return fc.tuple(places, fc.tuple(...others)).map(([fields, files]) => [...fields.toSorted(byDepth), ...files.flat()]);
}

/** Whether texts may quote an item by its name in braces. */
const isQuoted = (item: unknown) => /^[a-z][a-z-]*$/.test(Object(item).name ?? '');
