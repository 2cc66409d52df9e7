/** @jest-environment node */
import fc from 'fast-check';
import { checkContent, loadContent, type SiteContent, toSentence } from '@/scripts/content-check';
import { asSent, hostileText, runs } from './support/fuzz';

type Path = (string | number)[];

const real = loadContent();

/** The content to be spoilt. Messages take long to read, and are left out where they are not the subject. */
function freshContent(path: Path): SiteContent {
  const content = structuredClone(real);
  return path[0] === 'messages' ? content : { ...content, messages: {} };
}

function valueAt(path: Path): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), real);
}

function contentWith(path: Path, change: (parent: object, key: string | number) => void): SiteContent {
  const content = freshContent(path);
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), content);
  change(Object(parent), path.at(-1) ?? '');
  return content;
}

const contentWithValue = (path: Path, value: unknown) =>
  contentWith(path, (parent, key) => Reflect.set(parent, key, value));

/** Every place of the content, from its parts down to the last text. Names of files come from the disk. */
function placesBelow(value: unknown, path: Path = []): Path[] {
  if (path[0] === 'pictureFiles') return [];
  const own = path.length > 0 ? [path] : [];
  if (value === null || typeof value !== 'object') return own;
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [...own, ...keys.flatMap((key) => placesBelow(Reflect.get(value, key), [...path, key]))];
}

const places = placesBelow(real);
const textPlaces = places.filter((path) => typeof valueAt(path) === 'string');
const place = fc.constantFrom(...places);

/** Values that are not JSON, though a program can hold them. */
const odd = fc.constantFrom<unknown>(
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1e300,
  0.1 + 0.2,
  12n,
  Symbol('odd'),
  () => 'odd',
  new Date(0),
  new Map([['a', 1]]),
  /odd/,
  JSON.parse('{"__proto__": {"id": "x"}, "toString": 1, "constructor": null}'),
  Object.create(null),
);

/** A value that contains itself. */
const endless = fc.constantFrom<unknown>(
  (() => {
    const list: unknown[] = [];
    list.push(list, list, list);
    return list;
  })(),
  (() => {
    const entry: Record<string, unknown> = { title: 'x' };
    entry.self = { entry };
    return entry;
  })(),
  Array.from({ length: 500 }).reduce((inner) => [inner], 'deep'),
);

const anyValue = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 4 }), odd, endless, fc.anything({ maxDepth: 2 }));

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** What the check says, held to what every complaint must be: one short line that names a file of the owner's. */
function complaintsAbout(content: SiteContent) {
  const problems = checkContent(content);
  for (const { file, entry, field, message } of problems) {
    expect(file).toMatch(/^(content\/[\w-]+\.ts|messages(\/\w+\.json)?)$/);
    expect(toSentence({ file, entry, field, message })).not.toContain('[object');
    expect(message.endsWith('.')).toBe(true);
    expect(message.length).toBeLessThan(1000);
  }
  return problems;
}

/** The file a place stands in, where the content says so itself. */
const fileOf = ([part, file]: Path) => (part === 'pages' || part === 'messages' ? file : undefined);

it('answers any value at any place with sentences, and with nothing else', () => {
  fc.assert(
    fc.property(place, anyValue, (path, value) => {
      complaintsAbout(contentWithValue(path, value));
    }),
    runs(120),
  );
});

it('reports a value of another type, under the file it stands in', () => {
  /** A price may be a figure or a quote, a nail card's price one of two references; which messages there are, the compiler knows. */
  const isEither = (path: Path) => path.at(-1) === 'price' || path[0] === 'messages';
  fc.assert(
    fc.property(place, anyValue, (path, value) => {
      fc.pre(value !== undefined && typeOf(value) !== typeOf(valueAt(path)) && !isEither(path));
      const problems = complaintsAbout(contentWithValue(path, value));
      expect(problems).not.toEqual([]);
      const file = fileOf(path);
      if (file && path.length > 2) expect(problems.map((problem) => problem.file)).toContain(file);
    }),
    runs(120),
  );
});

it('reports a field that is missing', () => {
  const optional = new Set(['parent', 'variant', 'minutes', 'route', 'prices', 'section']);
  /** Whole entries may go where nothing names them; each of their fields may not. */
  const isField = (path: Path) => path[0] !== 'messages' && path.length > (path[0] === 'pages' ? 3 : 2);
  const fields = places.filter((path) => isField(path) && !optional.has(String(path.at(-1))));
  fc.assert(
    fc.property(fc.constantFrom(...fields), (path) => {
      // The price of a service page stands in a list that may be shorter.
      const content = contentWith(path, (parent, key) => Reflect.deleteProperty(parent, key));
      expect(complaintsAbout(content)).not.toEqual([]);
    }),
    runs(80),
  );
});

it('lets no text pass that a page or a link would break on', () => {
  fc.assert(
    fc.property(fc.constantFrom(...textPlaces), hostileText, (path, text) => {
      if (complaintsAbout(contentWithValue(path, text)).length > 0) return;
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/(?!\n)\p{Cc}|[\ufffe\uffff]/u);
      // UTF-8 has no sign for halves of characters.
      expect(asSent(text)).toBe(text);
    }),
    runs(100),
  );
});

it('keeps ids apart and fit for an address', () => {
  const lists = ['articles', 'gallery', 'testimonials'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...lists), fc.nat(3), hostileText, (list, position, id) => {
      const index = position % real[list].length;
      if (complaintsAbout(contentWithValue([list, index, 'id'], id)).length > 0) return;
      expect(encodeURIComponent(id)).toBe(id);
      const others = real[list].filter((_, other) => other !== index).map((item) => Reflect.get(Object(item), 'id'));
      expect(others).not.toContain(id);
    }),
    runs(60),
  );
});

it('accepts an exceptional closing just when both days are in the calendar and in order', () => {
  const digits = (least: number, most: number, width: number) =>
    fc.integer({ min: least, max: most }).map((number) => String(number).padStart(width, '0'));
  const day = fc.oneof(
    fc.tuple(digits(1999, 2101, 4), digits(0, 13, 2), digits(0, 32, 2)).map((parts) => parts.join('-')),
    hostileText,
  );
  /** As a calendar on the wall would have it. */
  const isReal = (text: string) => {
    const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
    if (!year || !month || !date || month > 12) return false;
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return date <= ([31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0);
  };
  fc.assert(
    fc.property(day, day, (from, to) => {
      const problems = complaintsAbout(contentWithValue(['salon', 'closings'], [{ from, to, reason: 'Vacances' }]));
      expect(problems.length === 0).toBe(isReal(from) && isReal(to) && from <= to);
      for (const problem of problems) expect(toSentence(problem)).toMatch(/^content\/salon\.ts, closings\[0\]/);
    }),
    runs(80),
  );
});
