'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCarousel } from '@/components/sections/use-carousel';
import { useInView } from '@/components/ui/use-in-view';
import { useSwipe } from '@/components/ui/use-swipe';

export type CarouselProps = {
  /** Slides rendered on the server; `position` is "1 sur 3". */
  slides: { id: string; position: string; content: ReactNode }[];
  labels: {
    name: string;
    carousel: string;
    slide: string;
    pause: string;
    play: string;
    previous: string;
    next: string;
  };
};

const controlClass =
  'flex size-11 items-center justify-center rounded-full border border-edge hover:border-lacquer hover:text-lacquer';
/** Before the script: a row that scrolls; without any: one below the other. Either way the box is as high as the longest slide. */
const rowClass =
  'auto-cols-[100%] grid-flow-col snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] noscript:auto-cols-auto noscript:grid-flow-row noscript:gap-y-12';

/** One slide at a time, by the WAI-ARIA carousel pattern: turns by itself until the visitor takes over. */
export function Carousel({ slides, labels }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const { state, dispatch, isTurning } = useCarousel(slides.length, useInView(row));
  const swipe = useSwipe((by) => dispatch({ type: 'step', by }));
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    // Keeps the slide a visitor had scrolled to before the script came.
    if (row.current)
      dispatch({ type: 'show', index: Math.round(row.current.scrollLeft / row.current.clientWidth) || 0 });
    setIsReady(true);
  }, [dispatch]);

  const button = (label: string, path: string, onClick: () => void) => (
    <button type="button" aria-label={label} onClick={onClick} className={controlClass}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]">
        <path d={path} />
      </svg>
    </button>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={labels.name}
      onPointerEnter={(event) => event.pointerType === 'mouse' && dispatch({ type: 'hover', is: true })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && dispatch({ type: 'hover', is: false })}
      onFocus={() => dispatch({ type: 'focus', is: true })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'focus', is: false });
      }}
    >
      <div
        ref={row}
        aria-live={isTurning || !isReady ? 'off' : 'polite'}
        // Until the script comes, arrow keys scroll the row.
        tabIndex={isReady ? undefined : 0}
        className={`grid touch-pan-y ${isReady ? 'overflow-hidden *:col-start-1 *:row-start-1' : rowClass}`}
        {...swipe}
      >
        {slides.map(({ id, position, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          <div
            key={id}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={position}
            className={`snap-start transition-[opacity,visibility] motion-reduce:duration-0 ${
              isReady && index !== state.index ? 'invisible opacity-0 duration-200' : 'delay-200 duration-500'
            }`}
          >
            {content}
          </div>
        ))}
      </div>
      <div className="mt-8 flex min-h-11 items-center gap-3 noscript:hidden print:hidden">
        {isReady && (
          <>
            {button(
              state.isPlaying ? labels.pause : labels.play,
              state.isPlaying ? 'M5 3v10M11 3v10' : 'M5 3l8 5-8 5z',
              () => dispatch({ type: 'toggle' }),
            )}
            {button(labels.previous, 'M10 3 5 8l5 5', () => dispatch({ type: 'step', by: -1 }))}
            {button(labels.next, 'M6 3l5 5-5 5', () => dispatch({ type: 'step', by: 1 }))}
            <p className="ml-2 text-sm text-stone tabular-nums">{slides[state.index]?.position}</p>
          </>
        )}
      </div>
    </div>
  );
}
