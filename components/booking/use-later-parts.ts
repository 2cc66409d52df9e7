'use client';

import { useCallback, useEffect, useState } from 'react';
import { keepHeldPress } from '@/components/browser/held-press';

/** Calendar, list of services and toasts, once their code has come; `load` asks for it, again where it has not come. */
export type LaterParts = { parts?: typeof import('./later-parts'); load: () => Promise<void> };

/** Calls back once the browser has nothing else to do. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 200);

/** Loads the later parts of the form, once for all of it, behind the first use of a field. */
export function useLaterParts(formId: string): LaterParts {
  const [parts, setParts] = useState<LaterParts['parts']>();
  const load = useCallback(async () => {
    const loaded = await import('./later-parts');
    // The parts replace controls, of which one may be pressed.
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

/** Returns what happens when a control that opens a later part is pressed: `press` waits for it, and resolves to whether it has come. */
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
