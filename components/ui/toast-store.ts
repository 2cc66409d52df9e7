export type ToastContent = { tone: 'success' | 'failure'; title: string; text: string };

/** A toast; when dismissed, it is closed first (`isOpen` false) and removed later. */
export type Toast = ToastContent & { id: number; isOpen: boolean };

/** Milliseconds. */
const removeDelay = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(content: ToastContent): void {
  lastId += 1;
  update([{ ...content, id: lastId, isOpen: true }]);
}

export function dismissToast(id: number): void {
  update(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), removeDelay);
}

export const clearToasts = (): void => update([]);

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current toasts; the same array until something changes. */
export const currentToasts = () => toasts;
