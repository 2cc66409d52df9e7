import type { CSSProperties, ReactNode, RefObject } from 'react';

export type RevealSliderProps = {
  /** Two pictures of the same size; both fill the frame. */
  before: ReactNode;
  after: ReactNode;
  /** `value` contains `{before}` and `{after}`, in percent; `start` is the first value in words. */
  labels: { before: string; after: string; slider: string; value: string; start: string };
  /** Range whose value is the place of the seam: share of the picture before, in percent of the frame. */
  range: RefObject<HTMLInputElement | null>;
};

/** First place of the seam, in percent. */
export const START = 50;

/** Classes of the handle on the seam, which stays wholly visible at the ends of the frame. */
const handle =
  'absolute top-1/2 left-[clamp(1.75rem-var(--seam)*1%,-1px,100%-1.75rem-var(--seam)*1%)] size-11 -translate-1/2 rounded-full border border-ink bg-paper fill-none stroke-ink stroke-2';
const word =
  'absolute top-4 rounded-full border border-paper/50 bg-ink/75 px-3.5 py-1 text-sm font-medium text-paper md:top-5 forced-colors:bg-[canvas] [print-color-adjust:exact]';

/**
 * Two pictures in one frame, before on the left of a seam and after on its right. slider.island.ts moves the seam and
 * its handle, even before React is loaded. Without scripts, and on paper, the pictures stand side by side.
 */
export function RevealSlider({ before, after, labels, range }: RevealSliderProps) {
  const layer = 'pointer-events-none absolute inset-0 side-by-side:relative';
  return (
    <div
      className="relative grid aspect-4/5 max-h-[calc(100svh-7rem)] min-h-80 w-full side-by-side:min-h-0 cursor-ew-resize touch-pan-y select-none overflow-clip bg-ink md:aspect-5/4 side-by-side:aspect-8/5 side-by-side:cursor-auto side-by-side:grid-cols-2"
      style={{ '--seam': START } as CSSProperties}
      data-seam={labels.value}
      suppressHydrationWarning
    >
      <div className={layer}>
        {before}
        <span className={`${word} left-4 md:left-5`}>{labels.before}</span>
      </div>
      <div className={`${layer} [clip-path:inset(0_0_0_calc(var(--seam)*1%))] side-by-side:[clip-path:none]`}>
        {after}
        <span className={`${word} right-4 md:right-5`}>{labels.after}</span>
      </div>
      <input
        ref={range}
        type="range"
        min={0}
        max={100}
        defaultValue={START}
        autoComplete="off"
        aria-label={labels.slider}
        aria-valuetext={labels.start}
        suppressHydrationWarning
        className="seam-range side-by-side:hidden"
      />
      <div className="seam side-by-side:hidden">
        <svg aria-hidden="true" viewBox="0 0 44 44" className={handle}>
          <path d="m17 15-7 7 7 7m10-14 7 7-7 7" />
        </svg>
      </div>
    </div>
  );
}
