import { fieldsOf, type PriceField, raised, type WrittenPrice, withFields, wordsOf } from '@/editor/written-prices';

const fixed = { kind: 'fixed', amount: 58 };
const cut: WrittenPrice = { service: 'Coupe', minutes: 30, price: fixed, group: 'adulte', order: 1 };

it.each([
  [58, 2, false, 60],
  [57.5, 2, false, 59.5],
  [58, 3, true, 59.75],
  [0.1, 0.2, false, 0.3],
  [58, -5, true, 55.1],
])('CHF %p raised by %p (in per cent: %p), rounded to 5 centimes, is %p', (amount, by, isPercent, expected) => {
  expect(raised(amount, by, isPercent)).toBe(expected);
});

it.each<[string, WrittenPrice['price'], object]>([
  ['one price', fixed, { minutes: 30, amount: 58 }],
  ['two, none counts', { ...fixed, overviewAmount: 35 }, { minutes: 30, amount: 58, overviewAmount: 35 }],
  ['two, list counts', { ...fixed, overviewAmount: 35, counts: 'list' }, { minutes: 30, amount: 58 }],
  ['two, overview counts', { ...fixed, overviewAmount: 35, counts: 'overview' }, { minutes: 30, overviewAmount: 35 }],
  ['on request with an hourly rate', { kind: 'quote', hourlyRate: 90 }, { minutes: 30, hourlyRate: 90 }],
  ['on request without a rate', { kind: 'quote' }, { minutes: 30 }],
])('the page of all prices offers the numbers to change for a service with this price: %s', (_, price, expected) => {
  expect(fieldsOf({ ...cut, price })).toEqual(expected);
});

it('a changed price has the new numbers, the other values as before, and its keys in the order of the form', () => {
  const typed = { amount: 61, minutes: undefined };
  const changed = withFields({ ...cut, variant: 'longs' }, new Map(Object.entries(typed) as [PriceField, unknown][]));
  expect(JSON.stringify(changed)).toBe(
    '{"service":"Coupe","variant":"longs","price":{"kind":"fixed","amount":61},"group":"adulte","order":1}',
  );
  const begun = withFields(changed, new Map([['minutes', 45]]));
  expect(Object.keys(begun)).toEqual(['service', 'variant', 'minutes', 'price', 'group', 'order']);
  expect(wordsOf(begun)).toBe('61, 45 min');
});
