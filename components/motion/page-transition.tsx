'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useSyncExternalStore, ViewTransition } from 'react';

export type PageTransitionProps = { children: ReactNode };

const REDUCED = '(prefers-reduced-motion: reduce)';

function onChange(callback: () => void) {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** Plays the leaving page's exit, then the next page's entrance (app/motion.css), on every navigation by link. */
export function PageTransition({ children }: PageTransitionProps) {
  const isReduced = useSyncExternalStore(
    onChange,
    () => matchMedia(REDUCED).matches,
    () => false,
  );
  // With no class on either side no snapshot is taken: the next page is there at once.
  const [enter, exit] = isReduced ? ['none', 'none'] : ['page-in', 'page-out'];
  return (
    <ViewTransition key={usePathname()} enter={enter} exit={exit} default="none">
      {children}
    </ViewTransition>
  );
}
