type Entry = { target: Element; isIntersecting: boolean; boundingClientRect: { top: number } };

/**
 * Stands in for the intersection observers, of which jsdom has none. The returned function tells every observer how the
 * elements that it watches stand now.
 */
export function fakeView(): (...entries: (Partial<Entry> & { target: Element })[]) => void {
  const observers: Observer[] = [];

  class Observer {
    readonly targets = new Set<Element>();

    constructor(readonly callback: (entries: Entry[], observer: Observer) => void) {
      observers.push(this);
    }

    observe(target: Element) {
      this.targets.add(target);
    }

    unobserve(target: Element) {
      this.targets.delete(target);
    }
  }

  Object.assign(window, { IntersectionObserver: Observer });
  return (...entries) => {
    for (const observer of observers) {
      const seen = entries.filter(({ target }) => observer.targets.has(target));
      const full = seen.map((entry) => ({ isIntersecting: false, boundingClientRect: { top: 0 }, ...entry }));
      if (full[0]) observer.callback(full, observer);
    }
  };
}

/** Lets the visitor's system ask for little motion, or not. */
export function setReducedMotion(isReduced: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: query === '(prefers-reduced-motion: reduce)' && isReduced }) as MediaQueryList;
}
