'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useState, useSyncExternalStore, ViewTransition } from 'react';

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
  const pathname = usePathname();
  const [firstPathname] = useState(pathname);
  // A new key is what makes a page leave and another enter. With one for all, React takes no snapshot of either, and the
  // next page is there at once.
  return (
    <ViewTransition key={isReduced ? firstPathname : pathname} enter="page-in" exit="page-out" default="none">
      {children}
    </ViewTransition>
  );
}
