import type { CSSProperties, ReactNode, RefObject } from 'react';

export type RevealSliderProps = {
  /** Two pictures of one size; they fill the frame in register. */
  before: ReactNode;
  after: ReactNode;
  /** `value` has `{before}` and `{after}` in it, in percent; `start` is what it says first. */
  labels: { before: string; after: string; slider: string; value: string; start: string };
  /** Its value is the place of the seam: how much of the frame the picture before has, in percent. */
  range: RefObject<HTMLInputElement | null>;
};

/** Where the seam is first, in percent. */
export const START = 50;

/** On the seam, and whole where that is at an end of the frame. */
const handle =
  'absolute top-1/2 left-[clamp(1.75rem-var(--seam)*1%,-1px,100%-1.75rem-var(--seam)*1%)] size-11 -translate-1/2 rounded-full border border-ink bg-paper fill-none stroke-ink stroke-2';
const word =
  'absolute top-4 rounded-full border border-paper/50 bg-ink/75 px-3.5 py-1 text-sm font-medium text-paper md:top-5 forced-colors:bg-[canvas] [print-color-adjust:exact]';

/**
 * Two pictures in one frame, before on the left of a seam and after on its right. A script moves the seam and the handle on
 * it (components/gallery/slider.island.ts), also before React comes. Without scripts, and on paper, the pictures stand side by side.
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
        // Lies over the pair, unseen: half a thumb beyond either side, so that the middle of the thumb is on the seam.
        className="peer/seam absolute inset-y-0 -inset-x-5.5 cursor-[inherit] appearance-none opacity-0 side-by-side:hidden [&::-moz-range-thumb]:size-11 [&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:appearance-none"
      />
      {/* The ring is round the handle, in two colours: one of them differs from any picture. */}
      <div className="pointer-events-none absolute inset-y-0 right-px -left-px translate-x-[calc(var(--seam)*1%)] border-l-2 border-paper peer-focus-visible/seam:*:shadow-[0_0_0_3px_--theme(--color-lacquer)] peer-focus-visible/seam:*:outline-3 peer-focus-visible/seam:*:outline-offset-3 peer-focus-visible/seam:*:outline-paper side-by-side:hidden">
        <svg aria-hidden="true" viewBox="0 0 44 44" className={handle}>
          <path d="m17 15-7 7 7 7m10-14 7 7-7 7" />
        </svg>
      </div>
    </div>
  );
}
