'use client';

import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { describePosition, positionAt } from '@/components/sections/reveal-position';

export type RevealSliderProps = {
  /** Two pictures of one size, rendered on the server; they fill the frame. */
  before: ReactNode;
  after: ReactNode;
  /** `value` has `{before}` and `{after}` in it, in percent. */
  labels: { before: string; after: string; slider: string; value: string };
  /** Its value is how much of the frame the picture after has, in percent. */
  range: RefObject<HTMLInputElement | null>;
};

const START = 50;

/**
 * Two pictures share a frame, before on the left and after on the right, each with its middle in its part. The one a pointer or
 * the handle goes towards gets more room, until it has the whole frame. Without a script they stand side by side.
 */
export function RevealSlider({ before, after, labels, range }: RevealSliderProps) {
  const frame = useRef<HTMLDivElement>(null);

  // Written to the DOM directly: a render for every move is too slow on a slow phone.
  const part = (position: number) => {
    frame.current?.style.setProperty('--reveal', String(position));
    if (!range.current) return;
    range.current.value = String(position);
    range.current.ariaValueText = describePosition(position, labels.value);
  };
  const placeOf = (x: number) => (range.current ? positionAt(x, range.current.getBoundingClientRect()) : START);
  const follow = ({ clientX }: MouseEvent) => part(placeOf(clientX));

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
    // Gone from the window or taken away by the browser, fast: one more step tells whether it went beyond an end.
    const next = placeOf(x + step);
    if (next % 100 === 0) part(next);
  };

  // The range may have been moved before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, as the island starts.
  useEffect(() => part(Number(range.current?.value ?? START)), []);

  // The part of a picture that is out of its part of the frame, at either side.
  const layer =
    'pointer-events-none absolute inset-0 [clip-path:inset(0_var(--out))] unmoved:relative unmoved:[clip-path:none]';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the range in it does the same for keys and screen readers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div
      ref={frame}
      className="relative grid aspect-4/5 max-h-[calc(100svh-7rem)] min-h-80 w-full unmoved:min-h-0 cursor-ew-resize touch-pan-y select-none overflow-hidden bg-ink md:aspect-5/4 unmoved:aspect-8/5 unmoved:cursor-auto print:max-w-[120mm] unmoved:grid-cols-2"
      style={{ '--reveal': START } as CSSProperties}
      data-replay
      onPointerEnter={start}
      onPointerDown={start}
      onPointerMove={move}
      onPointerLeave={leave}
      onClick={(event) => {
        follow(event);
        range.current?.focus({ preventScroll: true });
      }}
    >
      <div
        className={`${layer} translate-x-[calc(var(--out)*-1)] [--out:calc(var(--reveal)*0.5%)] unmoved:translate-none`}
      >
        {before}
      </div>
      <div className={`${layer} translate-x-(--out) [--out:calc(50%-var(--reveal)*0.5%)] unmoved:translate-none`}>
        {after}
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-0 -left-0.5 translate-x-[calc(100%-var(--reveal)*1%)] border-l-2 border-paper unmoved:hidden"
      />
      <div className="on-dark pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 bg-[linear-gradient(to_top,--alpha(--theme(--color-ink)/85%),--alpha(--theme(--color-ink)/70%)_4rem,transparent)] px-5 pt-14 pb-3 forced-colors:bg-[canvas] forced-colors:pt-3 text-sm font-medium text-paper md:px-8 md:pb-5">
        <span>{labels.before}</span>
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
          className="reveal-range unmoved:hidden"
        />
        <span>{labels.after}</span>
      </div>
    </div>
  );
}
