import type { BookingRecord } from '@/components/booking/request';
import { clearRecord, readRecord, recordKey, saveRecord } from '@/components/booking/request-record';

const record: BookingRecord = {
  name: 'Ana & Zoé 💇',
  email: 'ana@example.ch',
  date: '2026-11-24',
  service: '',
  recordedAt: '2026-11-21T09:00:00.000Z',
};

let kept: Record<string, string>;
/** A browser's storage in a few lines. */
const storage = () => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, text: string) => {
    kept[key] = text;
  },
  removeItem: (key: string) => {
    delete kept[key];
  },
});

beforeEach(() => {
  kept = {};
});

it('the newest request comes back as it was kept, until it is wiped', () => {
  expect(saveRecord({ ...record, name: 'Zoé' }, storage)).toBe(true);
  expect(saveRecord(record, storage)).toBe(true);
  expect(readRecord(storage)).toEqual(record);
  expect(Object.keys(kept)).toHaveLength(1);
  clearRecord(storage);
  expect(readRecord(storage)).toBeUndefined();
  expect(kept).toEqual({});
});

it.each([
  ['no JSON', '{'],
  ['another type', '"text"'],
  ['a list', '[]'],
  ['a field too few', JSON.stringify({ ...record, email: undefined })],
  ['a date that is none', JSON.stringify({ ...record, date: '2026-02-31' })],
  ['an unknown service', JSON.stringify({ ...record, service: 'massage' })],
  ['a name without end', JSON.stringify({ ...record, name: 'a'.repeat(10_000) })],
  ['an instant that is none', JSON.stringify({ ...record, recordedAt: 'yesterday' })],
])('what somebody else wrote there is not read: %s', (_, text) => {
  kept = { [recordKey]: text };
  expect(readRecord(storage)).toBeUndefined();
});

it('the record of an older version of the page is not read', () => {
  kept = { 'booking-request': JSON.stringify(record), [recordKey.replace(/\d+$/, '0')]: JSON.stringify(record) };
  expect(readRecord(storage)).toBeUndefined();
});

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

it.each([
  ['to write', () => ({ ...storage(), setItem: refuse, removeItem: refuse })],
  ['to let anyone look', refuse],
  ['in silence', () => ({ ...storage(), setItem: () => {} })],
])('a browser that refuses is noticed: %s', (_, refusing) => {
  expect(saveRecord(record, refusing)).toBe(false);
  expect(readRecord(refusing)).toBeUndefined();
  expect(() => clearRecord(refusing)).not.toThrow();
});
