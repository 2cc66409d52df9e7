import fc from 'fast-check';
import type { SiteContent } from '@/content/schema/site';
import { type Entry, readEntries } from '@/scripts/content/entries';
import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { type Place, placesIn } from '@/scripts/content/schema-walk';
import { changed } from '@/tests/content/support/changed-content';
import { toldOf } from './support/told-of';

jest.mock('@/scripts/content/read-files', () => jest.requireActual('./support/remembered-files'));

type Draw = fc.GeneratorValue;

/**
 * Every run tries the same edits, so that a red test is red everywhere. `FUZZ_SEED=random` tries others, `FUZZ_RUNS=5000` more of
 * them; a failure names seed and path, with which `FUZZ_SEED=<seed>` brings it back.
 */
const { FUZZ_SEED = '20261121', FUZZ_RUNS = 120 } = process.env;
const seed = FUZZ_SEED === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number(FUZZ_SEED);

/** What the check makes of some files; what it says is held to what every complaint must be: one short French line. */
function checked(files: ContentFiles): SiteContent | undefined {
  const { problems, content } = checkContent(files);
  const sentences = problems.map(toSentence);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[\w/-]+(\.\w+)? : [^\n\r]{1,700}[.?]$/u);
    expect(sentence).not.toMatch(/\[object|undefined|Invalid|expected|Unrecognized|\.\.$/);
  }
  expect(content === undefined).toBe(sentences.length > 0);
  return content;
}

const placesOf = (entry: Entry) => placesIn(entry.schema, entry.data).filter(({ path }) => path.length > 0);
const isBelowBody = ({ path, isInBody }: Place) => isInBody && path.length > 1;

/** What may be typed where something else is meant, and what has broken websites before. */
const typed = [
  ...[undefined, true, 0, 57.5, 10_000, '', '8001', '46.2, 6.1', '+41 79 123 45 67', '#123456', '$$$', '2031-12-31'],
  ...['09:00-12:00, 13:30-18:00', "L'été, {salon} !", '[exemple] À voir', '1 < 2', 'Š ½ ß', 'https://a.ch'],
  ...['</script><script>alert(1)</script>', '<!--<script>', '&amp;&#x27;', 'a\r\nBcc: x@b.ch', '\u2028', '\ud83d'],
  ...['\u0000\u001b', '\u202egnp.exe', '__proto__', 'constructor', '{date} {}', 'é'.repeat(20_000), '💇🏽‍♀️', ' '],
  { kind: 'quote', dependsOn: 'la longueur', hourlyRate: 90 },
];

/** Halves of characters as well. */
const anyText = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

/** Another value for a place: one that stands in a place of its kind, the list in another order or length, or any at all. */
function anotherValue(draw: Draw, { field, value }: Place, places: readonly Place[]): unknown {
  if (field?.control.as === 'body')
    return draw(fc.constantFrom, '', '\nUn.\n\nDeux.\n', '\n## Titre\n\nUn.\n', '\n{prix: a}\n');
  const alike = places.filter((place) => place.field?.control.as === field?.control.as).map((place) => place.value);
  const turned = Array.isArray(value) ? [[], value.slice(1), value.toReversed(), [...value, value[0]]] : [];
  return draw(() => fc.oneof(fc.constantFrom(...alike, ...turned), fc.constantFrom(...typed), anyText));
}

/** The files after one edit: a value that is another or gone, or an entry that is new or gone. */
function edited(draw: Draw, files: ContentFiles, entries: readonly Entry[]): ContentFiles {
  const pick = <Value>(values: readonly Value[]): Value => draw(fc.constantFrom<Value[]>, ...values);
  const how = draw(fc.nat, { max: 9 });
  if (how < 2) {
    const { [pick(entries).file]: _, ...others } = files;
    return others;
  }
  const collection = pick([...new Set(entries.map((entry) => entry.collection))]);
  const entry = pick(entries.filter((one) => one.collection === collection));
  if (how === 2) return { ...files, [entry.file.replace(/(\.\w+)$/, '-2$1')]: files[entry.file] ?? '' };
  const place = pick(placesOf(entry).filter((one) => !isBelowBody(one)));
  const places = entries.filter(({ collection }) => collection === entry.collection).flatMap(placesOf);
  const path = place.isInBody ? 'body' : place.path.join('.');
  return changed(files, [entry.file, path, anotherValue(draw, place, places)]);
}

it('an edit is refused with a sentence for each fault, or leaves a site whose every page is whole', async () => {
  const files = await readContentFiles();
  const { entries } = readEntries(files);
  let accepted = 0;
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const content = checked(edited(draw, files, entries));
      if (!content) return;
      accepted += 1;
      expect(JSON.stringify(toldOf(content))).not.toMatch(/undefined|NaN|\[object|\[exemple\]|""/);
    }),
    // What an edit is made of says little; its first form is as good.
    { seed, numRuns: Number(FUZZ_RUNS), endOnFailure: true },
  );
  expect(accepted).toBeGreaterThan(24);
});
