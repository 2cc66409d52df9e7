type Entry = { target: Element; isIntersecting?: boolean; boundingClientRect?: { top: number } };

/** Replaces the intersection observers, of which jsdom has none; the returned function tells each how its elements stand now. */
export function fakeView(): (...entries: Entry[]) => void {
  const observers: Observer[] = [];

  class Observer {
    readonly targets = new Set<Element>();
    readonly observe = (target: Element) => void this.targets.add(target);
    readonly unobserve = (target: Element) => void this.targets.delete(target);

    constructor(readonly callback: (entries: Entry[], observer: Observer) => void) {
      observers.push(this);
    }
  }

  Object.assign(window, { IntersectionObserver: Observer });
  return (...entries) => {
    for (const observer of observers) {
      const seen = entries.filter(({ target }) => observer.targets.has(target));
      const full = seen.map((entry) => ({ isIntersecting: false, boundingClientRect: { top: 0 }, ...entry }));
      if (full.length > 0) observer.callback(full, observer);
    }
  };
}

/** Lets the visitor's system ask for little motion, or not. */
export function setReducedMotion(isReduced: boolean): void {
  window.matchMedia = (query) =>
    ({ matches: query === '(prefers-reduced-motion: reduce)' && isReduced }) as MediaQueryList;
}
