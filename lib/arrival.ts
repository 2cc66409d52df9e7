/** Milliseconds after which a page that the router has not shown is asked for as a document. */
const patience = 8000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Leaves a navigation to the browser when the router gets nowhere: its data or a script may hang for minutes, or answer
 * with something that never becomes a page, while the visitor sees a link that does nothing.
 */
export function expectArrival(href: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => location.assign(href), patience);
}

/** The page is there, or another way to it has been taken. */
export function stopExpecting(): void {
  clearTimeout(timer);
}
