/** What a notice says and how grave it is. */
export type NoticeContent = { tone: 'success' | 'failure'; title: string; text: string };

/** A notice in the area; a dismissed one is closed first and removed later. */
export type Notice = NoticeContent & { id: number; isOpen: boolean };

/** Milliseconds until a dismissed notice is removed. */
export const removeDelay = 1_000_000;

let notices: readonly Notice[] = [];
let lastId = 0;
let isNeeded = false;
const listeners = new Set<() => void>();

function update(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a notice, in place of the one before: at most one is visible. */
export function notify(content: NoticeContent): void {
  isNeeded = true;
  lastId += 1;
  update([{ ...content, id: lastId, isOpen: true }]);
}

/** Lets the notice area load before its first notice, once one is likely. */
export function expectNotices(): void {
  if (isNeeded) return;
  isNeeded = true;
  update(notices);
}

/** Closes a notice and removes it after `removeDelay`. */
export function dismissNotice(id: number): void {
  update(notices.map((notice) => (notice.id === id ? { ...notice, isOpen: false } : notice)));
  setTimeout(() => update(notices.filter((notice) => notice.id !== id)), removeDelay);
}

/** Calls back on every change, until the returned function is called. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notices there are, newest only; the same array until something changes. */
export const currentNotices = () => notices;

/** True once the notice area has something to show, or soon will. */
export const areNoticesNeeded = () => isNeeded;
