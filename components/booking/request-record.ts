import { type BookingRecord, recordSchema } from '@/components/booking/request';

/** Where the request is kept. The number rises when the shape changes, so that an old page's record is never misread. */
export const recordKey = 'booking-request:v1';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// A getter, because with storage switched off even looking at it throws.
const sessionStore = (): Store => window.sessionStorage;

/** Keeps a request in place of any older one. False when the browser refuses. */
export function saveRecord(record: BookingRecord, store = sessionStore): boolean {
  const text = JSON.stringify(record);
  try {
    store().setItem(recordKey, text);
    // Some browsers accept a value without an error and store nothing.
    return store().getItem(recordKey) === text;
  } catch {
    return false;
  }
}

/** The kept request, or nothing when there is none, it was tampered with or the browser refuses. */
export function readRecord(store = sessionStore): BookingRecord | undefined {
  try {
    const parsed = recordSchema.safeParse(JSON.parse(store().getItem(recordKey) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the kept request. */
export function clearRecord(store = sessionStore): void {
  try {
    store().removeItem(recordKey);
  } catch {
    // Nothing can be kept where storage is refused.
  }
}
