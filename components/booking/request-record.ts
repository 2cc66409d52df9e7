// biome-ignore lint/style/noRestrictedImports: the form checks what is typed, and is loaded when it is used.
import * as z from 'zod/mini';
import { keptVersion } from '@/components/prices/choice';
import { type BookingRecord, type Draft, draftSchema, recordSchema } from './request';

/** Key of the session storage for both the request and a half-filled form; the form's island starts in view if it is there. */
export const recordKey = `booking-request:v${keptVersion}`;

const keptSchema = z.object({ record: z.optional(recordSchema), draft: z.optional(draftSchema) });

type Kept = { record?: BookingRecord; draft?: Draft };

/** The kept request and the half-filled form; neither if the stored text is invalid or the browser refuses storage. */
export function readKept(): Kept {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(recordKey) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Replaces what is kept; removes the key if there is nothing to keep. False when the browser refuses storage. */
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

/** Keeps a request in place of an older one and of the half-filled form. False when the browser refuses storage. */
export const saveRecord = (record: BookingRecord): boolean => write({ record });

/** Keeps a half-filled form beside the request, or forgets it. False when the browser refuses storage. */
export function saveDraft(draft: Draft | undefined): boolean {
  const { record, draft: older } = readKept();
  return draft || older ? write({ record, draft }) : true;
}

/** Forgets the kept request; what is half typed stays, as it does on screen. */
export const forgetRecord = (): void => void write({ draft: readKept().draft });
