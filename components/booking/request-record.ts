// biome-ignore lint/style/noRestrictedImports: the form validates its values, and is loaded when it is used.
import * as z from 'zod/mini';
import { keptVersion } from '@/components/prices/choice';
import { type BookingRecord, type Draft, draftSchema, recordSchema } from './request';

/** Key of the session storage for the request and the half-filled form; if set, the form's island starts in view. */
export const recordKey = `booking-request:v${keptVersion}`;

const keptSchema = z.object({ record: z.optional(recordSchema), draft: z.optional(draftSchema) });

type Kept = { record?: BookingRecord; draft?: Draft };

/** Returns the kept request and half-filled form; neither if the stored text is invalid or storage is refused. */
export function readKept(): Kept {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(recordKey) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Stores request and half-filled form; without both removes the key. Returns false if the browser refuses storage. */
function write(kept: Kept): boolean {
  try {
    if (!kept.record && !kept.draft) {
      sessionStorage.removeItem(recordKey);
      return true;
    }
    const text = JSON.stringify(kept);
    sessionStorage.setItem(recordKey, text);
    // Some browsers accept a value without an error and store nothing.
    return sessionStorage.getItem(recordKey) === text;
  } catch {
    return false;
  }
}

/** Keeps a request in place of an older request and the half-filled form. Returns whether the browser stored it. */
export const saveRecord = (record: BookingRecord): boolean => write({ record });

/** Keeps the half-filled form beside the request, or deletes the form kept before. Returns whether that worked. */
export function saveDraft(draft: Draft | undefined): boolean {
  const { record, draft: older } = readKept();
  return draft || older ? write({ record, draft }) : true;
}

/** Deletes the kept request; the half-filled form stays kept. */
export const forgetRecord = (): void => void write({ draft: readKept().draft });
