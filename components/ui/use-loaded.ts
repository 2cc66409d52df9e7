import { useRef, useState } from 'react';

export type Loading<T> = { loaded?: T; hasFailed: boolean; ask: () => void };

/**
 * Code that is loaded when it is asked for, and whether that failed. Unlike `React.lazy` a failure takes nothing off the page: the
 * caller shows what it can without.
 */
export function useLoaded<T>(load: () => Promise<T>): Loading<T> {
  const [state, setState] = useState<Omit<Loading<T>, 'ask'>>({ hasFailed: false });
  const isAsked = useRef(false);
  const ask = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      (loaded) => setState({ loaded, hasFailed: false }),
      () => setState({ hasFailed: true }),
    );
  };
  return { ...state, ask };
}
