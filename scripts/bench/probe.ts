/** What the probe gathers in a page; milliseconds since navigation, or sums of them. */
export interface PageFigures {
  fcp: number;
  lcp: number;
  /** The hero picture's own paint (`elementtiming="hero"`): what fills the screen is no candidate for the largest paint. */
  hero: number;
  cls: number;
  /** What long tasks took beyond 50 ms each. */
  blocking: number;
  /** The longest event so far, from input to next paint. */
  interaction: number;
}

declare global {
  interface Window {
    benchFigures: PageFigures;
  }
}

/** Runs in every measured page before its own scripts. */
export function probe(): void {
  if (window !== top) return;
  const figures: PageFigures = { fcp: Number.NaN, lcp: 0, hero: Number.NaN, cls: 0, blocking: 0, interaction: 0 };
  window.benchFigures = figures;
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; identifier: string; renderTime: number };
  const observe = (type: string, use: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(use)).observe({
      type,
      buffered: true,
      // Only `event` reads it: the shortest there is.
      durationThreshold: 16,
    } as PerformanceObserverInit);
  // The worst window of shifts: gaps under a second, five seconds at most.
  let [sum, first, last] = [0, 0, 0];
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    figures.lcp = entry.startTime;
  });
  observe('element', (entry) => {
    if (entry.identifier === 'hero') figures.hero = entry.renderTime || entry.startTime;
  });
  observe('longtask', (entry) => {
    figures.blocking += entry.duration - 50;
  });
  observe('event', (entry) => {
    figures.interaction = Math.max(figures.interaction, entry.duration);
  });
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const joins = sum > 0 && entry.startTime - last < 1000 && entry.startTime - first < 5000;
    if (!joins) [sum, first] = [0, entry.startTime];
    sum += entry.value;
    last = entry.startTime;
    figures.cls = Math.max(figures.cls, sum);
  });
}
