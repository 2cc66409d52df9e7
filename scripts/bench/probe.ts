/** What the probe gathers in a page. */
export interface PageFigures {
  /** Milliseconds of each long task so far. */
  longTasks: number[];
  /** When the newest heading was painted, in milliseconds since 1970, to the fraction. */
  headingAt: number;
}

declare global {
  interface Window {
    bench: PageFigures;
  }
}

/** Where the probe keeps the instant of the last click, which outlives the page. */
export const clickKey = 'bench-click';

/** Runs in every measured page before its own scripts; it is copied there as text, so it may use nothing from outside. */
export function probe(): void {
  if (window !== top) return;
  const figures: PageFigures = { longTasks: [], headingAt: 0 };
  window.bench = figures;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.longTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'click',
    ({ timeStamp }) => localStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp)),
    true,
  );
  let seen = '';
  // A page that is being prerendered has no frames until it is shown.
  const look = () => {
    requestAnimationFrame(look);
    const heading = document.querySelector('h1');
    const text = heading?.textContent ?? '';
    if (text === seen || !heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    seen = text;
    // A message sent from a frame arrives after that frame was painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      figures.headingAt = performance.timeOrigin + performance.now();
    };
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}
