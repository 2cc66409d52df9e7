/** @jest-environment jsdom */
import {
  addRow,
  choiceKey,
  describeNews,
  describeTotal,
  type PricedRow,
  readChoice,
  removeRow,
  saveChoice,
  totalOf,
} from '@/components/prices/choice';
import { prices } from '@/lib/content/content';
import { choosableRows } from '@/lib/content/prices';
import { messages } from './support/html';

const words = messages.fr.choice;
const plain = (text?: string) => text?.replace(/[\u00a0\u202f]/g, ' ');

/** The parts of the sentence that sums rows up. */
const say = (...rows: PricedRow[]) => Object.values(describeTotal(rows, words)).map(plain);

const cut = { id: 'cut', name: 'Coupe', minutes: 45, amount: 55.5, work: ['coupe'] };
const nails = { id: 'nails', name: 'Manucure', minutes: 90, amount: 40 };
const beard = { id: 'beard', name: 'Barbe', amount: 25 };
const colour = { id: 'colour', name: 'Coloration' };
const shine = { id: 'shine', name: 'Patine', minutes: 20 };

it.each([
  ['one row', [cut], ['1 prestation', 'env. 45 min', 'CHF 55.50']],
  ['rows that say all', [cut, nails], ['2 prestations', 'env. 2 h 15', 'CHF 95.50']],
  ['a row without a duration', [cut, nails, beard], ['3 prestations', '2 h 15 et plus', 'CHF 120.50']],
  ['no duration at all', [beard], ['1 prestation', undefined, 'CHF 25.–']],
  ['a quote', [beard, colour], ['2 prestations', undefined, 'CHF 25.– et 1 devis']],
  ['quotes', [cut, colour, shine], ['3 prestations', '1 h 05 et plus', 'CHF 55.50 et 2 devis']],
  ['quotes alone', [shine, colour], ['2 prestations', '20 min et plus', 'sur devis']],
])('sums up %s', (_, rows, sentence) => expect(say(...rows)).toEqual(sentence));

// Every pair in either order, against the owner's files themselves.
it('adds up every pair of rows of the list, but where they share work the later takes the place of the earlier', () => {
  const listed = choosableRows();
  for (const first of listed) {
    for (const second of listed) {
      const [one, other] = [prices[first.id], prices[second.id]];
      if (!one || !other) throw new Error('A row of the list is no price.');
      const { rows, replaced } = addRow(addRow([], first).rows, second);
      const isSame = one === other;
      const isShared = !isSame && (one.work ?? []).some((part) => other.work?.includes(part));
      const counted = isSame || isShared ? [other] : [one, other];
      expect(replaced.map(({ id }) => id)).toEqual(isShared ? [first.id] : []);
      expect(rows.map(({ id }) => prices[id])).toEqual(counted);
      const fixed = counted.flatMap(({ price }) => (price.kind === 'fixed' ? price.amount : []));
      const minutes = counted.flatMap((row) => row.minutes ?? []);
      const total = totalOf(rows);
      expect(total.amount).toBeCloseTo(fixed.reduce((sum, amount) => sum + amount, 0));
      expect(total.minutes).toBe(minutes.reduce((sum, each) => sum + each, 0));
      expect(total.isMinutesOpen).toBe(minutes.length < counted.length);
      expect(total.quotes).toBe(counted.length - fixed.length);
      expect(removeRow(rows, second.id).map(({ id }) => id)).toEqual(counted.length > 1 ? [first.id] : []);
    }
  }
});

it('a row takes the place of all that it shares work with', () => {
  const rows = [{ ...cut, work: ['coupe'] }, nails, { ...beard, work: ['barbe'] }];
  const both = { id: 'both', name: 'Coupe et barbe', amount: 64, work: ['barbe', 'coupe'] };
  const { rows: left, replaced } = addRow(rows, both);
  expect(left.map(({ id }) => id)).toEqual(['nails', 'both']);
  expect(replaced.map(({ id }) => id)).toEqual(['cut', 'beard']);
});

describe('what the tab keeps', () => {
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });

  it('comes back in the order it was chosen, until nothing is left', () => {
    const known = [cut, nails, beard];
    expect(saveChoice([nails, cut])).toBe(true);
    expect(location.hash).toBe('#rdv=nails.cut');
    expect(readChoice(known)).toEqual({ rows: [nails, cut], changed: [], gone: [], isLinkOld: false });
    saveChoice([]);
    expect(sessionStorage).toHaveLength(0);
    expect(location.hash).toBe('');
  });

  it('grows by what an address names, which tells when it is old, but not by what this tab has put there', () => {
    const known = [cut, nails, beard];
    saveChoice([cut]);
    sessionStorage.clear();
    expect(readChoice(known).rows).toEqual([]);
    saveChoice([nails]);
    history.replaceState(null, '', '#rdv=cut.autrefois');
    const { rows, ...news } = readChoice(known);
    expect(rows).toEqual([nails, cut]);
    expect(describeNews(news, words)).toEqual([words.link_old]);
  });

  it('says which price has changed since and which row is gone, and goes on with what the list has', () => {
    saveChoice([cut, nails, colour, beard]);
    const known = [{ ...cut, amount: 60 }, { id: 'nails', name: 'Manucure' }, colour];
    const { rows, ...news } = readChoice(known);
    expect(rows).toEqual(known);
    expect(describeNews(news, words).map(plain)).toEqual([
      'Nouveau prix : Coupe, CHF 60.–',
      'Nouveau prix : Manucure, sur devis',
      'Plus au tarif : Barbe',
    ]);
  });

  it.each(['{', 'null', '[3,null]', '[2,{"id":"cut","name":"Coupe"}]', '[3,{"id":"cut","name":"C","amount":"1"}]'])(
    'is nothing where it was tampered with: %s',
    (text) => {
      sessionStorage.setItem(choiceKey, text);
      expect(readChoice([cut])).toMatchObject({ rows: [], changed: [], gone: [] });
    },
  );

  it('is what the address names where the browser refuses', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(saveChoice([cut])).toBe(false);
    expect(readChoice([cut, nails]).rows).toEqual([cut]);
    jest.restoreAllMocks();
  });
});
