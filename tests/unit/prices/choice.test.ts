/** @jest-environment jsdom */
import {
  addRow,
  type ChoiceRow,
  choiceKey,
  describeNews,
  describeTotal,
  readChoice,
  removeRow,
  saveChoice,
} from '@/components/prices/choice';
import { choosableRows } from '@/components/prices/choosable-rows';
import { prices } from '@/lib/content/content';
import { messages, plain } from '../support/html';

const words = messages.fr.choice;

/** Returns number, duration and price from the sentence that sums up chosen rows. */
const say = (...rows: ChoiceRow[]) => Object.values(describeTotal(rows, words)).map(plain);

const cut = { id: 'cut', name: 'Coupe', minutes: 45, amount: 55.5, work: ['coupe'] };
const nails = { id: 'nails', name: 'Manucure', minutes: 90, amount: 40 };
const beard = { id: 'beard', name: 'Barbe', amount: 25 };
const colour = { id: 'colour', name: 'Coloration' };
const shine = { id: 'shine', name: 'Patine', minutes: 20 };

it.each([
  ['one row', [cut], ['1 prestation', 'env. 45 min', 'CHF 55.50']],
  ['rows with duration and price', [cut, nails], ['2 prestations', 'env. 2 h 15', 'CHF 95.50']],
  ['a row without a duration', [cut, nails, beard], ['3 prestations', 'durée à convenir', 'CHF 120.50']],
  ['no row with a duration', [beard], ['1 prestation', 'durée à convenir', 'CHF 25.–']],
  ['a price on request', [beard, colour], ['2 prestations', 'durée à convenir', 'CHF 25.– et 1 devis']],
  ['prices on request', [cut, colour, shine], ['3 prestations', 'durée à convenir', 'CHF 55.50 et 2 devis']],
  ['prices on request alone', [shine, colour], ['2 prestations', 'durée à convenir', 'sur devis']],
])('the total of chosen rows sums up %s', (_, rows, sentence) => expect(say(...rows)).toEqual(sentence));

it('rows that can be chosen have the price, duration and work of the content', () => {
  for (const { id, amount, minutes, work } of choosableRows()) {
    const own = prices[id];
    const fixed = own?.price.kind === 'fixed' ? own.price.amount : undefined;
    expect([amount, minutes, work]).toEqual([fixed, own?.minutes, own?.work]);
  }
});

it('a chosen row replaces all chosen rows that share work with it', () => {
  const rows = [{ ...cut, work: ['coupe'] }, nails, { ...beard, work: ['barbe'] }];
  const both = { id: 'both', name: 'Coupe et barbe', amount: 64, work: ['barbe', 'coupe'] };
  const { rows: left, replaced } = addRow(rows, both);
  expect(left.map(({ id }) => id)).toEqual(['nails', 'both']);
  expect(replaced.map(({ id }) => id)).toEqual(['cut', 'beard']);
  // A row without work replaces none, nor does a row that is already chosen.
  expect(addRow(left, colour)).toEqual({ rows: [...left, colour], replaced: [] });
  expect(addRow(left, both)).toEqual({ rows: left, replaced: [] });
  expect(removeRow(left, 'both')).toEqual([nails]);
});

describe('the tab', () => {
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });

  it('chosen rows are read back in the order of choice, and are in the address, until none is left', () => {
    const known = [cut, nails, beard];
    expect(saveChoice([nails, cut])).toBe(true);
    expect(location.hash).toBe('#rdv=nails.cut');
    expect(readChoice(known)).toEqual({ rows: [nails, cut], changed: [], gone: [], isLinkOld: false });
    saveChoice([]);
    expect(sessionStorage).toHaveLength(0);
    expect(location.hash).toBe('');
  });

  it('chosen rows are extended by rows in a shared address, but not by rows that this tab has put there', () => {
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

  it('chosen rows are read as the price list has them now, with news of changed prices and removed rows', () => {
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
    'stored rows are ignored if their text is invalid: %s',
    (text) => {
      sessionStorage.setItem(choiceKey, text);
      expect(readChoice([cut])).toMatchObject({ rows: [], changed: [], gone: [] });
    },
  );
});
