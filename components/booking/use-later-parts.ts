'use client';

import { useCallback, useEffect, useState } from 'react';
import { keepHeldPress } from '@/components/browser/held-press';

/** Calendar, list of services and toasts, once their code has come; `load` asks again for code that has not. */
export type LaterParts = { parts?: typeof import('./later-parts'); load: () => Promise<void> };

/** Loads the later parts of the form, once for all of it. */
export function useLaterParts(): LaterParts {
  const [parts, setParts] = useState<LaterParts['parts']>();
  const load = useCallback(async () => {
    const loaded = await import('./later-parts');
    // What is drawn now replaces controls.
    keepHeldPress(document.body);
    setParts(loaded);
  }, []);
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  return { parts, load };
}

/** What happens when a control that opens a later part is pressed: `press` waits for it, and resolves to whether it has come. */
export function useEarlyPress({ parts, load }: LaterParts) {
  const [isWaiting, setIsWaiting] = useState<boolean>();
  const press = async () => {
    setIsWaiting(true);
    try {
      await load();
      return true;
    } catch {
      setIsWaiting(false);
      return false;
    }
  };
  return { press, isWaiting, 'aria-busy': parts ? undefined : isWaiting };
}
