/** @jest-environment jsdom */
import type { BookingRecord } from '@/components/booking/request';
import { readKept, recordKey } from '@/components/booking/request-record';

const choice = { day: '2026-11-20', rows: [{ id: 'cut', name: 'Coupe', minutes: 45, amount: 60.5 }] };
const record: BookingRecord = {
  name: 'Ana & Zoé 💇',
  email: 'ana@example.ch',
  date: '2026-11-24',
  service: '',
  choice,
  recordedAt: '2026-11-21T09:00:00.000Z',
};

/** As typed: a day is kept so that every language reads it. */
const draft = { name: 'An', email: '', date: '2026-11-24', service: 'cutting' } as const;

beforeEach(() => sessionStorage.clear());

it.each([
  ['no JSON', '{'],
  ['a field too few', { record: { ...record, email: undefined } }],
  ['a date that is none', { record: { ...record, date: '2026-02-31' } }],
  ['a name without end', { record: { ...record, name: 'a'.repeat(10_000) } }],
  ['a price that is none', { record: { ...record, choice: { ...choice, rows: [{ ...choice.rows[0], amount: -1 }] } } }],
  ['an instant that is none', { record: { ...record, recordedAt: 'yesterday' } }],
  ['a draft without end', { draft: { ...draft, name: 'a'.repeat(10_000) } }],
])('an invalid stored text is ignored: %s', (_, value) => {
  sessionStorage.setItem(recordKey, typeof value === 'string' ? value : JSON.stringify(value));
  expect(readKept()).toEqual({});
});
