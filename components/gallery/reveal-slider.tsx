import type { CSSProperties, ReactNode, RefObject } from 'react';

export type RevealSliderProps = {
  before: ReactNode;
  after: ReactNode;
  /** `value` contains `{before}` and `{after}`, in percent; `start` is the first value in words. */
  labels: { before: string; after: string; slider: string; value: string; start: string };
  /** Range whose value is the place of the seam: share of the picture before, in percent of the frame. */
  range: RefObject<HTMLInputElement | null>;
};

/** Initial place of the seam, the line between the two pictures, in percent. */
export const START = 50;

/**
 * Two pictures in one frame, before on the left of a seam and after on its right. slider.island.ts moves the seam and
 * its handle, even before React is loaded. Without scripts, and on paper, the pictures stand side by side.
 */
export function RevealSlider({ before, after, labels, range }: RevealSliderProps) {
  const layer = 'pointer-events-none absolute inset-0 side-by-side:relative';
  return (
    <div
      className="seam-frame"
      style={{ '--seam': START } as CSSProperties}
      data-seam={labels.value}
      suppressHydrationWarning
    >
      <div className={layer}>
        {before}
        <span className="seam-word left-4 text-paper md:left-5">{labels.before}</span>
      </div>
      <div className={`${layer} [clip-path:inset(0_0_0_calc(var(--seam)*1%))] side-by-side:[clip-path:none]`}>
        {after}
        <span className="seam-word right-4 text-paper md:right-5">{labels.after}</span>
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
        <svg aria-hidden="true" viewBox="0 0 44 44" className="seam-handle">
          <path d="m17 15-7 7 7 7m10-14 7 7-7 7" />
        </svg>
      </div>
    </div>
  );
}
