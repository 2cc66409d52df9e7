'use client';

// biome-ignore lint/style/noRestrictedImports: the library's smallest part, loaded when the carousel is used.
import { animate } from 'framer-motion/dom/mini';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/components/browser/viewport';
import { useSwipe } from '@/components/ui/use-swipe';
import { Testimonial } from './testimonial';
import { useCarousel } from './use-carousel';

export type CarouselProps = {
  /** `position`: "1 sur 3". */
  slides: { position: string; name: string; text: string; note?: string }[];
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
/** A scrolling row before hydration, a list without scripts. */
const rowClass =
  'auto-cols-[100%] grid-flow-col overflow-x-auto [scroll-snap-type:x_mandatory] [scrollbar-width:none] noscript:auto-cols-auto noscript:grid-flow-row noscript:gap-y-12';

/** Seconds for which a slide fades in. */
const FADE = 0.5;

/** Shows one testimonial at a time (WAI-ARIA carousel pattern); rotates until the visitor uses a control. */
export function Carousel({ slides, labels }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const { index: current, isPlaying, isTurning, hold, turn, toggle } = useCarousel(row, slides.length);
  const swipe = useSwipe(turn);
  const [isReady, setIsReady] = useState(false);
  const shown = useRef<number>(null);

  useEffect(() => setIsReady(true), []);

  useEffect(() => {
    if (!isReady) return;
    const slide = row.current?.children[current];
    const isTurned = shown.current !== null && shown.current !== current;
    shown.current = current;
    if (slide && isTurned && !prefersReducedMotion()) animate(slide, { opacity: [0, 1] }, { duration: FADE });
  }, [isReady, current]);

  const button = (label: string, path: string, onClick: () => void, className = '') => (
    <button type="button" aria-label={label} onClick={onClick} className={`${controlClass} ${className}`}>
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
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold('pointer', true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
      }}
    >
      <div
        ref={row}
        aria-live={isTurning || !isReady ? 'off' : 'polite'}
        // Focusable before hydration, so that arrow keys scroll the row.
        tabIndex={isReady ? undefined : 0}
        className={`grid [touch-action:pan-y] ${isReady ? 'overflow-hidden *:col-start-1 *:row-start-1' : rowClass}`}
        {...swipe}
      >
        {slides.map(({ position, ...testimonial }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          <div
            key={position}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={position}
            className={`snap-start overflow-clip ${isReady && index !== current ? 'invisible' : ''}`}
          >
            <Testimonial {...testimonial} />
          </div>
        ))}
      </div>
      {/* Positioned, because WebKit paints the row of slides over siblings that are not positioned. */}
      <div className="relative mt-3 flex min-h-11 items-center justify-end gap-3 md:-mt-11 noscript:hidden">
        {button(
          isPlaying ? labels.pause : labels.play,
          isPlaying ? 'M5 3v10M11 3v10' : 'M5 3l8 5-8 5z',
          toggle,
          isReady ? '' : 'invisible',
        )}
        {button(labels.previous, 'M10 3 5 8l5 5', () => turn(-1))}
        {button(labels.next, 'M6 3l5 5-5 5', () => turn(1))}
        <p key={current} className="ml-2 text-sm text-stone">
          {slides[current]?.position}
        </p>
      </div>
    </div>
  );
}
