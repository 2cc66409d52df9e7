import type { BookingRecord } from '@/components/booking/request';
import { clearKept, readKept, recordKey, saveDraft, saveRecord } from '@/components/booking/request-record';

const record: BookingRecord = {
  name: 'Ana & Zoé 💇',
  email: 'ana@example.ch',
  date: '2026-11-24',
  service: '',
  choice: { day: '2026-11-20', rows: [{ id: 'cut', name: 'Coupe', minutes: 45, amount: 60.5 }] },
  recordedAt: '2026-11-21T09:00:00.000Z',
};

/** As typed: a day is kept so that every language reads it. */
const draft = { name: 'An', email: '', date: '2026-11-24', service: 'cutting' } as const;

let kept: Map<string, string>;
/** A browser's storage in a few lines. */
const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});

beforeEach(() => {
  kept = new Map();
});

it('the newest request comes back as it was kept, until it is wiped', () => {
  expect(saveRecord({ ...record, name: 'Zoé' }, storage)).toBe(true);
  expect(saveRecord(record, storage)).toBe(true);
  expect(readKept(storage)).toEqual({ record });
  expect(kept.size).toBe(1);
  clearKept(storage);
  expect(readKept(storage)).toEqual({});
  expect(kept.size).toBe(0);
});

it('a half-filled form is kept beside the request, and is gone with the next request or when it is empty', () => {
  saveDraft(draft, storage);
  expect(readKept(storage)).toEqual({ draft });
  saveRecord(record, storage);
  expect(readKept(storage)).toEqual({ record });
  saveDraft(draft, storage);
  expect(readKept(storage)).toEqual({ record, draft });
  saveDraft(undefined, storage);
  expect(readKept(storage)).toEqual({ record });
});

it.each([
  ['no JSON', recordKey, '{'],
  ['a field too few', recordKey, JSON.stringify({ record: { ...record, email: undefined } })],
  ['a date that is none', recordKey, JSON.stringify({ record: { ...record, date: '2026-02-31' } })],
  ['a name without end', recordKey, JSON.stringify({ record: { ...record, name: 'a'.repeat(10_000) } })],
  [
    'a price that is none',
    recordKey,
    JSON.stringify({
      record: { ...record, choice: { ...record.choice, rows: [{ id: 'cut', name: 'Coupe', amount: -1 }] } },
    }),
  ],
  ['an instant that is none', recordKey, JSON.stringify({ record: { ...record, recordedAt: 'yesterday' } })],
  ['a draft without end', recordKey, JSON.stringify({ draft: { ...draft, name: 'a'.repeat(10_000) } })],
  ['of an older version', recordKey.replace(/\d+$/, '1'), JSON.stringify({ record })],
])('what the page of today did not write there is not read: %s', (_, key, text) => {
  kept.set(key, text);
  expect(readKept(storage)).toEqual({});
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
  expect(readKept(refusing)).toEqual({});
  expect(() => clearKept(refusing)).not.toThrow();
});
