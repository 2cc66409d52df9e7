import { leavingOf } from '@/editor/leaving';
import { filesAfter } from '@/tests/content/support/changed-content';

const twice = (all: object[]) => all.flatMap((one) => [one, { ...one, text: 'Une frange droite.' }]);
const files = filesAfter(['content/testimonials.json', 'testimonials', twice]);

/** Returns what is reported as removed when a file is saved with changes; undefined removes a field. */
function named(file: string, changes: Record<string, unknown>): [label: string, words: string][] {
  const before = files[file] ?? '';
  return leavingOf(file, before, { ...JSON.parse(before), ...changes }).map(({ label, before }) => [label, before]);
}

it('removed testimonials are reported, but no changed or added ones', () => {
  const { testimonials } = JSON.parse(files['content/testimonials.json'] ?? '');
  const [first, second] = testimonials;
  const file = 'content/testimonials.json';
  const gone = [['Avis', expect.stringContaining(first.text)]];
  expect(named(file, { testimonials: undefined })).toEqual(gone);
  expect(named(file, { testimonials: [second] })).toEqual(gone);
  expect(named(file, { testimonials: [second] }).join()).not.toContain(second.text);
  expect(named(file, { testimonials: [{ ...first, text: 'Autre.' }, second] })).toEqual([]);
  expect(named(file, { testimonials: [...testimonials, { ...first, text: 'Autre.' }] })).toEqual([]);
});

it('an emptied field, or a fixed price that becomes a price on request, is not reported as removed', () => {
  const quote = { kind: 'quote', dependsOn: 'la longueur' };
  expect(named('content/prices/barbe.json', { minutes: undefined, price: quote })).toEqual([]);
});
