import { differencesBetween, partsOf } from '@/editor/differences';
import { mergeEntry } from '@/editor/merge';
import { type Change, filesAfter } from '@/tests/content/support/changed-content';

type Places = Record<string, unknown>;

/** A file of the small salon with other values in some places. */
const textOf = (file: string, places: Places = {}): string =>
  filesAfter(...Object.entries(places).map(([place, value]) => [file, place, value] satisfies Change))[file] ?? '';

/** The editor's report, and what it saves, of a form in which `mine` has changed while another device has saved `theirs`; `kept` stays as in the form. */
function merge(file: string, theirs: Places, mine: Places, ...kept: string[]) {
  const { changes, merged } = mergeEntry(file, textOf(file), textOf(file, theirs), JSON.parse(textOf(file, mine)));
  const told = changes.map(({ label, before, after, own }) => [label, before, after, own]);
  return { told, saved: merged(kept) };
}

const [barbe, hours] = ['content/prices/barbe.json', 'content/hours.json'];
const closing = (day: string, reason: string) => ({ from: day, to: day, reason });

it('of a field that both have changed, she is told both, and keeps hers or takes the other', () => {
  const both = [{ minutes: 55 }, { minutes: 35 }] as const;
  expect(merge(barbe, ...both).told).toEqual([['Durée', '30', '55', '35']]);
  expect(merge(barbe, ...both).saved.minutes).toBe(55);
  expect(merge(barbe, ...both, 'minutes').saved.minutes).toBe(35);
  expect(merge(barbe, { minutes: 35 }, { minutes: 35 }).told).toEqual([]);
});

it('a list has what was added on either device, without what was taken away', () => {
  const [first, ours, theirs] = ['2031-01-01', '2031-02-02', '2031-03-03'].map((day) => closing(day, 'a'));
  const base = textOf(hours, { closings: [first] });
  const written = (...closings: unknown[]) => textOf(hours, { closings });
  const { changes, merged } = mergeEntry(hours, base, written(first, theirs), JSON.parse(written(ours)));
  expect(merged([]).closings).toEqual([theirs, ours]);
  expect(changes.map(({ before, after }) => after || before)).toEqual(['03.03.2031, 03.03.2031, a']);
});

it('of a list, only an item that both have changed is asked about; what was added is told without the others', () => {
  const [first, second] = [closing('2031-01-01', 'a'), closing('2031-02-02', 'b')];
  const written = (...closings: unknown[]) => textOf(hours, { closings });
  const mergedWith = (theirs: string, mine: string) =>
    mergeEntry(hours, written(first, second), theirs, JSON.parse(mine));
  const apart = mergedWith(written(closing('2031-01-01', 'c'), second), written(first, closing('2031-02-02', 'd')));
  expect(apart.changes.map(({ own }) => own)).toEqual([undefined]);
  expect(apart.merged([]).closings).toEqual([closing('2031-01-01', 'c'), closing('2031-02-02', 'd')]);
  const same = mergedWith(written(closing('2031-01-01', 'c'), second), written(closing('2031-01-01', 'd'), second));
  expect(same.changes.map(({ own }) => own)).toEqual(['01.01.2031, 01.01.2031, d']);
  const added = mergedWith(written(first, second, closing('2031-03-03', 'e')), written(first, second));
  expect(added.changes).toMatchObject([{ before: '', after: '03.03.2031, 03.03.2031, e' }]);
});

it('a text below the fields stays whole', () => {
  const file = 'content/articles/premier.md';
  const theirs = textOf(file, { body: 'Un.\n\n## Suite\n\nDeux.', category: undefined });
  const mine = { title: 'Autre', category: 'Conseils', picture: 'salle', order: 1, body: 'Un.\n' };
  const { changes, merged } = mergeEntry(file, textOf(file), theirs, mine);
  expect(changes.map(({ label, after }) => [label, after])).toContainEqual(['Texte', 'Suite ; Deux.']);
  expect(merged([])).toEqual({ title: 'Autre', picture: 'salle', order: 1, body: '\nUn.\n\n## Suite\n\nDeux.\n' });
});

it('a version that has the same values in another order differs in nothing', () => {
  const reverse = (_: string, value: unknown) =>
    typeof value === 'object' ? Object.fromEntries(Object.entries(Object(value)).reverse()) : value;
  const reversed = JSON.stringify(JSON.parse(textOf(barbe), reverse));
  expect(differencesBetween(partsOf(barbe, textOf(barbe)), partsOf(barbe, reversed))).toEqual([]);
});

it('a text that shows another picture or other prices is told to do so', () => {
  const file = 'content/own-pages/bons.md';
  const body = 'Offrir.\n\n{image: salle}\n\n## Prix\n\n{prix: barbe}\n\n{groupe: barbes}';
  const [text] = differencesBetween(partsOf(file, textOf(file)), partsOf(file, textOf(file, { body })));
  expect(text).toMatchObject({ label: 'Texte', before: 'soin ; barbe', after: 'barbe' });
});
