import fc from 'fast-check';
import type { SiteContent } from '@/lib/schema/site';
import { type Entry, readEntries } from '@/scripts/content/entries';
import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { placesIn } from '@/scripts/content/schema-walk';
import { type Change, changed } from '@/tests/content/support/changed-content';
import { anyOf, changesIn, tries } from './support/edits';
import { everythingPublished } from './support/published';

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

/** One edit: a value that is another or gone, or an entry that is new or gone. */
function anyEdit(files: ContentFiles, entries: readonly Entry[]): fc.Arbitrary<Change> {
  const places = entries.flatMap(({ schema, data }) => placesIn(schema, data));
  const alike = (control?: string) => places.filter(({ field }) => field?.control.as === control);
  // Another value of its kind, the list in another order or length, or any at all.
  const changes = changesIn(entries, ({ field, value, isInBody }) => {
    if (isInBody) return fc.constantFrom('', '\nUn.\n\nDeux.\n', '\n## Titre\n\nUn.\n', '\n{prix: a}\n');
    const turned = Array.isArray(value) ? [[], value.slice(1), value.toReversed(), [...value, value[0]]] : [];
    const ofKind = alike(field?.control.as).map((place) => place.value);
    return fc.oneof(fc.constantFrom(...turned, ...ofKind), fc.constantFrom(...typed), anyText);
  });
  const file = fc.constantFrom(...entries.map((entry) => entry.file));
  return fc.oneof(
    { weight: 7, arbitrary: anyOf(changes) },
    { weight: 2, arbitrary: file.map((one): Change => [one, '', undefined]) },
    { weight: 1, arbitrary: file.map((one): Change => [one.replace(/(\.\w+)$/, '-2$1'), '', files[one]]) },
  );
}

it('an edit is refused with a sentence for each fault, or leaves a site whose every page is whole', async () => {
  const files = await readContentFiles();
  const edits = Number(process.env.EDITS ?? 60);
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anyEdit(files, readEntries(files).entries), async (edit) => {
      const content = checked(changed(files, edit));
      if (!content) return;
      accepted += 1;
      expect(JSON.stringify(await everythingPublished(content))).not.toMatch(/undefined|NaN|\[object|\[exemple\]|""/);
    }),
    tries(edits),
  );
  expect(accepted).toBeGreaterThan(edits / 5);
});
