'use client';

import { type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { describePosition, positionAt } from '@/components/sections/reveal-position';

export type RevealSliderProps = {
  /** Two pictures of one size, rendered on the server; they fill the frame. */
  before: ReactNode;
  after: ReactNode;
  /** `value` has `{before}` and `{after}` in it, in percent. */
  labels: { before: string; after: string; slider: string; value: string };
};

const START = 50;

/** Both pictures in one frame, parted where the pointer is; a range input moves the parting too. Without a script they stand side by side. */
export function RevealSlider({ before, after, labels }: RevealSliderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);

  // Written to the DOM directly: a render for every move is too slow on a slow phone.
  const part = (position: number) => {
    frame.current?.style.setProperty('--reveal', String(position));
    if (!range.current) return;
    range.current.value = String(position);
    range.current.ariaValueText = describePosition(position, labels.value);
  };
  const follow = ({ clientX, currentTarget }: MouseEvent) =>
    part(positionAt(clientX, currentTarget.getBoundingClientRect()));

  const pointer = useRef({ startX: 0, startY: 0, x: Number.NaN, y: 0, step: 0, isFollowed: false });
  const start = ({ clientX: x, clientY: y }: PointerEvent) => {
    pointer.current = { startX: x, startY: y, x, y, step: 0, isFollowed: false };
  };
  const move = (event: PointerEvent) => {
    const { clientX: x, clientY: y, pointerType } = event;
    const last = pointer.current;
    // A vertical swipe scrolls the page, but its first move is reported here as well.
    last.isFollowed ||= pointerType === 'mouse' || Math.abs(x - last.startX) > Math.abs(y - last.startY);
    if (!last.isFollowed) return;
    Object.assign(last, { x, y, step: x - last.x });
    follow(event);
  };
  const leave = (event: PointerEvent) => {
    const { x, y, step, isFollowed } = pointer.current;
    if (!isFollowed) return;
    const isTold = event.pointerType === 'mouse' && (event.clientX !== x || event.clientY !== y);
    if (isTold) return follow(event);
    // Gone from the window or taken away by the browser, fast: one more step tells whether it went beyond an edge.
    const next = positionAt(x + step, event.currentTarget.getBoundingClientRect());
    if (next % 100 === 0) part(next);
  };

  // The range may have been moved before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => part(Number(range.current?.value ?? START)), []);

  const layer = 'pointer-events-none absolute inset-0 noscript:relative';
  const tag = 'absolute bottom-3 rounded-sm bg-ink/75 px-2.5 py-1 text-xs text-paper';
  const button = 'min-h-11 rounded-sm px-3 text-sm font-medium text-lacquer underline-offset-4 hover:underline';
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the range below does the same for keys and screen readers. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div
        ref={frame}
        className="relative grid aspect-4/5 cursor-ew-resize touch-pan-y select-none overflow-hidden lg:aspect-6/5 noscript:aspect-8/5 lg:noscript:aspect-8/5 noscript:cursor-auto noscript:grid-cols-2"
        style={{ '--reveal': START } as CSSProperties}
        data-replay
        onPointerEnter={start}
        onPointerDown={start}
        onPointerMove={move}
        onPointerLeave={leave}
        onClick={follow}
      >
        <div className={layer}>
          {before}
          <span className={`${tag} left-3`}>{labels.before}</span>
        </div>
        <div className={`${layer} [clip-path:inset(0_0_0_calc(var(--reveal)*1%))] noscript:[clip-path:none]`}>
          {after}
          <span className={`${tag} right-3`}>{labels.after}</span>
        </div>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 translate-x-[calc(var(--reveal)*1%)] border-l-2 border-paper noscript:hidden"
        >
          <span className="absolute top-1/2 left-0 -ml-px flex size-11 -translate-1/2 items-center justify-center rounded-full bg-paper text-ink shadow-lift">
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-[1.5]">
              <path d="m9 7-5 5 5 5m6-10 5 5-5 5" />
            </svg>
          </span>
        </div>
      </div>
      <div className="mt-2 flex items-center gap-2 noscript:hidden print:hidden">
        <button type="button" onClick={() => part(100)} className={button}>
          {labels.before}
        </button>
        <input
          ref={range}
          type="range"
          min={0}
          max={100}
          defaultValue={START}
          autoComplete="off"
          aria-label={labels.slider}
          aria-valuetext={describePosition(START, labels.value)}
          onInput={(event) => part(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-0 flex-1 cursor-ew-resize accent-lacquer"
        />
        <button type="button" onClick={() => part(0)} className={button}>
          {labels.after}
        </button>
      </div>
    </>
  );
}
