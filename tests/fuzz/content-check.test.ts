import fc from 'fast-check';
import type { SiteContent } from '@/content/schema/site';
import { checkContent } from '@/scripts/content-check/check-content';
import { loadContent } from '@/scripts/content-check/load-content';
import { toSentence } from '@/scripts/content-check/problem';
import { hostileText, runs } from './support/fuzz';

type Path = (string | number)[];

/** Messages take long to read and are JSON; the names of files come from the disk. */
const real: SiteContent = { ...loadContent(), messages: {} };

const valueAt = (path: Path, root: unknown = real) =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), root);

function contentWith(path: Path, change: (parent: object, key: string | number) => void): SiteContent {
  const content = structuredClone(real);
  change(Object(valueAt(path.slice(0, -1), content)), path.at(-1) ?? '');
  return content;
}

const contentWithValue = (path: Path, value: unknown) =>
  contentWith(path, (parent, key) => Reflect.set(parent, key, value));

/** Every place of the content, from its parts down to the last text. */
function placesBelow(value: unknown, path: Path = []): Path[] {
  if (path[0] === 'pictureFiles' || path[0] === 'messages') return [];
  const own = path.length > (path[0] === 'pages' ? 1 : 0) ? [path] : [];
  if (value === null || typeof value !== 'object') return own;
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [...own, ...keys.flatMap((key) => placesBelow(Reflect.get(value, key), [...path, key]))];
}

const places = placesBelow(real);
const texts = places.filter((path) => typeof valueAt(path) === 'string');
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** Values that are not JSON, though a program can hold them; one contains itself. */
const endless: unknown[] = [];
endless.push({ title: endless });
const odd = fc.constantFrom<unknown>(Number.NaN, 12n, Symbol('odd'), () => 'odd', new Map(), endless);
const anyValue = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }), odd, fc.anything({ maxDepth: 2 }));

/** What the check says, held to what every complaint must be: one short line that names a file of the owner's. */
function complaintsAbout(content: SiteContent): string[] {
  const sentences = checkContent(content).map(toSentence);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^content\/[\w-]+\.ts[,:] (?!.*\[object)[^\n]{1,600}\.$/u);
  }
  return sentences;
}

it('answers any value at any place with sentences, and refuses one of another type', () => {
  /** A price may be a figure or a quote. */
  const isEither = (path: Path) => path.at(-1) === 'price';
  fc.assert(
    fc.property(fc.constantFrom(...places), anyValue, (path, value) => {
      const complaints = complaintsAbout(contentWithValue(path, value));
      if (value === undefined || typeOf(value) === typeOf(valueAt(path)) || isEither(path)) return;
      expect(complaints).not.toEqual([]);
    }),
    runs(120),
  );
});

it('reports a field that is missing', () => {
  const optional = new Set(['parent', 'variant', 'minutes', 'route', 'prices', 'section', 'facts', 'closings']);
  // Whole entries may go where nothing names them.
  const fields = places.filter(
    (path) => path.length > (path[0] === 'pages' ? 3 : 2) && !optional.has(String(path.at(-1))),
  );
  fc.assert(
    fc.property(fc.constantFrom(...fields), (path) => {
      const content = contentWith(path, (parent, key) => Reflect.deleteProperty(parent, key));
      expect(complaintsAbout(content)).not.toEqual([]);
    }),
    runs(80),
  );
});

it('lets no text pass that a page or a link would break on', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), hostileText, (path, text) => {
      if (complaintsAbout(contentWithValue(path, text)).length > 0) return;
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/u);
    }),
    runs(100),
  );
});
