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

const draft = { name: 'An', email: '', date: '2026-11-24', service: 'cutting' } as const;

beforeEach(() => sessionStorage.clear());

it.each([
  ['broken JSON', '{'],
  ['a request without an e-mail address', { record: { ...record, email: undefined } }],
  ['a request for 31 February', { record: { ...record, date: '2026-02-31' } }],
  ['a request with a name of 10,000 letters', { record: { ...record, name: 'a'.repeat(10_000) } }],
  ['a negative price', { record: { ...record, choice: { ...choice, rows: [{ ...choice.rows[0], amount: -1 }] } } }],
  ['a request made “yesterday”, not at an instant', { record: { ...record, recordedAt: 'yesterday' } }],
  ['a draft with a name of 10,000 letters', { draft: { ...draft, name: 'a'.repeat(10_000) } }],
])('what the tab has stored of the form is ignored if it is invalid: %s', (_, value) => {
  sessionStorage.setItem(recordKey, typeof value === 'string' ? value : JSON.stringify(value));
  expect(readKept()).toEqual({});
});
