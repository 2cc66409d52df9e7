import type { BookingRecord } from '@/components/booking/request';
import { clearRecord, readRecord, recordKey, saveRecord } from '@/components/booking/request-record';

const record: BookingRecord = {
  name: 'Ana & Zoé 💇',
  email: 'ana@example.ch',
  date: '2026-11-24',
  service: '',
  recordedAt: '2026-11-21T09:00:00.000Z',
};

beforeEach(() => sessionStorage.clear());

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

it('comes back as it was kept', () => {
  expect(saveRecord(record)).toBe(true);
  expect(readRecord()).toEqual(record);
});

it('keeps the newest only', () => {
  saveRecord(record);
  saveRecord({ ...record, name: 'Zoé' });
  expect(readRecord()?.name).toBe('Zoé');
  expect(sessionStorage).toHaveLength(1);
});

it('is forgotten on demand', () => {
  saveRecord(record);
  clearRecord();
  expect(readRecord()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

describe('what somebody else wrote there', () => {
  it.each([
    ['no JSON', '{'],
    ['another type', '"text"'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a field too few', JSON.stringify({ ...record, email: undefined })],
    ['a date that is none', JSON.stringify({ ...record, date: '2026-02-31' })],
    ['an unknown service', JSON.stringify({ ...record, service: 'massage' })],
    ['a name without end', JSON.stringify({ ...record, name: 'a'.repeat(10_000) })],
    ['an instant that is none', JSON.stringify({ ...record, recordedAt: 'yesterday' })],
  ])('is not read: %s', (_, text) => {
    sessionStorage.setItem(recordKey, text);
    expect(readRecord()).toBeUndefined();
  });
});

it('is not read from an older version of the page', () => {
  expect(recordKey).toMatch(/:v\d+$/);
  sessionStorage.setItem('booking-request', JSON.stringify(record));
  expect(readRecord()).toBeUndefined();
});

describe('a browser that refuses', () => {
  it.each([
    ['to write', () => ({ getItem: () => null, setItem: refuse, removeItem: refuse })],
    ['to let anyone look', refuse],
    ['in silence', () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} })],
  ])('is noticed: %s', (_, store) => {
    expect(saveRecord(record, store)).toBe(false);
    expect(readRecord(store)).toBeUndefined();
    expect(() => clearRecord(store)).not.toThrow();
  });
});
