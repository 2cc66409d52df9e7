'use client';

import { useCallback, useEffect, useState } from 'react';
import { keepHeldPress } from '@/components/browser/held-press';

/** `parts`: calendar, list of services and toasts, once loaded. `load` loads them, and may be called again. */
export type LaterParts = { parts?: typeof import('./later-parts'); load: () => Promise<void> };

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 200);

export function useLaterParts(formId: string): LaterParts {
  const [parts, setParts] = useState<LaterParts['parts']>();
  const load = useCallback(async () => {
    const loaded = await import('./later-parts');
    // The parts replace controls, one of which may be pressed at this moment.
    keepHeldPress(document.body);
    setParts(loaded);
  }, []);
  useEffect(() => {
    const form = document.getElementById(formId);
    const onUse = () => {
      whenIdle(() => load().catch(() => undefined));
    };
    if (form?.contains(document.activeElement)) onUse();
    form?.addEventListener('focusin', onUse, { once: true });
    return () => form?.removeEventListener('focusin', onUse);
  }, [formId, load]);
  return { parts, load };
}

/** Returns `press` for controls that open a later part: it waits for the code, and resolves to false if that fails. */
export function useEarlyPress({ parts, load }: LaterParts) {
  const [state, setState] = useState<'waiting' | 'failed'>();
  const press = async () => {
    setState('waiting');
    try {
      await load();
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  return { press, isWaiting: !parts && state === 'waiting', hasFailed: !parts && state === 'failed' };
}
