'use client';

import { useCallback, useEffect, useState } from 'react';
import { keepHeldPress } from '@/components/browser/held-press';

/**
 * Calendar, list of services and toasts, once their code has come. A press of a control that opens one calls `ask`, which asks again
 * for code that has not come. `busy` is the control's `aria-busy`: true from the press until the code comes, false where it does not.
 */
export function useLaterParts() {
  const [parts, setParts] = useState<typeof import('./later-parts')>();
  const [busy, setBusy] = useState<boolean>();
  const load = useCallback(async () => {
    const loaded = await import('./later-parts');
    // What is drawn now replaces controls.
    keepHeldPress(document.body);
    setParts(loaded);
  }, []);
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  const ask = () => {
    setBusy(true);
    load().catch(() => setBusy(false));
  };
  return { parts, ask, busy: parts ? undefined : busy, isAsked: busy !== undefined };
}
