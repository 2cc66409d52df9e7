import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { checkContent } from '@/scripts/content-check/check-content';
import { toSentence } from '@/scripts/content-check/problem';
import { hostileText, runs } from './support/fuzz';

type Path = (string | number)[];

/** Fields above a text and the text, or the fields of a JSON file. */
type Parts = { data: unknown; body?: string };

let real: ContentFiles = {};
let places: { file: string; path: Path }[] = [];

beforeAll(async () => {
  const files = Object.entries(await readContentFiles());
  // Messages take long to read and are no part of the content.
  real = Object.fromEntries(files.map(([file, text]) => [file, file.startsWith('messages/') ? '{}' : text]));
  const texts = Object.keys(real).filter((file) => /^content\/.*\.(json|md)$/.test(file));
  places = texts.flatMap((file) => placesBelow(partsOf(file).data).map((path) => ({ file, path })));
});

function partsOf(file: string): Parts {
  const text = real[file] ?? '';
  if (file.endsWith('.json')) return { data: JSON.parse(text) };
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { data: parse(matter), body };
}

const valueAt = (path: Path, root: unknown) =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), root);

/** Every place of some fields, from the first names down to the last text. */
function placesBelow(value: unknown, path: Path = []): Path[] {
  const own = path.length > 0 ? [path] : [];
  if (value === null || typeof value !== 'object') return own;
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [...own, ...keys.flatMap((key) => placesBelow(Reflect.get(value, key), [...path, key]))];
}

const anyPlace = fc.nat().map((index) => places[index % places.length] ?? { file: '', path: [] });
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
const anyValue = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }));

function filesWith(file: string, change: (data: unknown) => void): ContentFiles {
  const { data, body } = partsOf(file);
  change(data);
  const text = body === undefined ? JSON.stringify(data) : `---\n${stringify(data)}---\n${body}`;
  return { ...real, [file]: text };
}

const filesWithValue = (file: string, path: Path, value: unknown) =>
  filesWith(file, (data) => Reflect.set(Object(valueAt(path.slice(0, -1), data)), path.at(-1) ?? '', value));

/** What the check says, held to what every complaint must be: one short French line for a place of a file. */
function complaintsAbout(files: ContentFiles): string[] {
  const { problems, content } = checkContent(files);
  const sentences = problems.map(toSentence);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^content\/[\w/-]+\.(json|md) : [^\n\r]{1,600}\.$/u);
    expect(sentence).not.toMatch(/\[object|undefined|Invalid|expected|Unrecognized|\.\.$/);
  }
  const named = problems.map(({ file, entry, field }) => `${file}\n${entry}\n${field}`);
  expect(new Set(named).size).toBe(named.length);
  expect(content === undefined).toBe(sentences.length > 0);
  return sentences;
}

it('answers any value at any place with sentences, and refuses one of another type', () => {
  // Nothing may stand there, or one of several shapes.
  const isFree = (path: Path) => ['price', 'variant', 'minutes', 'group', 'order'].includes(String(path.at(-1)));
  fc.assert(
    fc.property(anyPlace, anyValue, ({ file, path }, value) => {
      const complaints = complaintsAbout(filesWithValue(file, path, value));
      const before = valueAt(path, partsOf(file).data);
      const isEmpty = value === null || value === '';
      if (isEmpty || typeOf(value) === typeOf(before) || isFree(path)) return;
      expect(complaints).not.toEqual([]);
    }),
    runs(100),
  );
});

it('answers any text in place of a file with sentences', () => {
  fc.assert(
    fc.property(anyPlace, fc.oneof(hostileText, fc.json()), fc.boolean(), ({ file }, text, isBody) => {
      const matter = isBody ? /^---\n[\s\S]*?\n---\n/.exec(real[file] ?? '')?.[0] : '';
      complaintsAbout({ ...real, [file]: `${matter ?? ''}${text}` });
    }),
    runs(40),
  );
});

it('reports a field that is missing', () => {
  const optional =
    /^(kind|variant|minutes|order|group|weight|overviewAmount|counts|parent|otherNames|article|voice|bookingVariant|trades|bandPicture|sharePicture|translatedAlts|fallback|prices|related|closings|route|whyPicture|\w+day|\d+)$/;
  const fields = anyPlace.filter(({ path }) => !optional.test(String(path.at(-1))));
  fc.assert(
    fc.property(fields, ({ file, path }) => {
      const files = filesWith(file, (data) =>
        Reflect.deleteProperty(Object(valueAt(path.slice(0, -1), data)), path.at(-1) ?? ''),
      );
      expect(complaintsAbout(files)).toEqual([expect.stringContaining('obligatoire')]);
    }),
    runs(40),
  );
});

it('lets no text pass that a page or a link would break on', () => {
  const texts = anyPlace.filter(({ file, path }) => typeof valueAt(path, partsOf(file).data) === 'string');
  fc.assert(
    fc.property(texts, hostileText, ({ file, path }, text) => {
      if (complaintsAbout(filesWithValue(file, path, text)).length > 0) return;
      expect(text).not.toMatch(/^\s+$/);
      expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/u);
    }),
    runs(80),
  );
});
