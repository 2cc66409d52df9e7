import { useEffect, useReducer } from 'react';

/** How long a slide stays while the carousel rotates by itself, in milliseconds. */
const SLIDE_TIME = 5000;

type CarouselState = {
  index: number;
  count: number;
  /** False after the visitor has used a control. */
  isPlaying: boolean;
  isHovered: boolean;
  isFocused: boolean;
};

type CarouselAction =
  | { type: 'tick' }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'show'; index: number }
  | { type: 'toggle' }
  | { type: 'stop' }
  | { type: 'hover'; is: boolean }
  | { type: 'focus'; is: boolean };

function isRotating({ isPlaying, isHovered, isFocused }: CarouselState): boolean {
  return isPlaying && !isHovered && !isFocused;
}

/** State changes of the carousel, as a pure function. */
function carouselReducer(state: CarouselState, action: CarouselAction): CarouselState {
  const wrap = (index: number) => (index + state.count) % state.count;
  switch (action.type) {
    case 'tick':
      return isRotating(state) ? { ...state, index: wrap(state.index + 1) } : state;
    case 'step':
      return { ...state, index: wrap(state.index + action.by), isPlaying: false };
    case 'show':
      return { ...state, index: Math.min(Math.max(action.index, 0), state.count - 1) };
    case 'toggle':
      // Pointer and focus are still on the button, and must not suspend the rotation that it has just started.
      return { ...state, isPlaying: !state.isPlaying, isHovered: false, isFocused: false };
    case 'stop':
      return { ...state, isPlaying: false };
    case 'hover':
      return { ...state, isHovered: action.is };
    case 'focus':
      return { ...state, isFocused: action.is };
  }
}

/** The carousel's state; rotates by itself while nothing suspends it and it is in view. */
export function useCarousel(count: number, isInView: boolean) {
  const [state, dispatch] = useReducer(carouselReducer, {
    index: 0,
    count,
    isPlaying: true,
    isHovered: false,
    isFocused: false,
  });
  const isTurning = isInView && isRotating(state);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ type: 'stop' });
  }, []);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => dispatch({ type: 'tick' }), SLIDE_TIME);
    return () => clearInterval(timer);
  }, [isTurning]);

  return { state, dispatch, isTurning };
}
