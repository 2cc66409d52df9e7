'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { areNoticesNeeded, expectNotices, subscribeToNotices } from '@/lib/notices';

/** Names for screen readers; `area` holds `{hotkey}` where the key's name goes. */
export type NoticeLabels = { area: string; label: string; close: string };

export type NoticeAreaProps = { labels: NoticeLabels };

/** The page's one place for notices. What shows them is loaded when the first is near, or when F8 asks for it. */
export function NoticeArea({ labels }: NoticeAreaProps) {
  const { loaded, ask } = useLoaded(() => import('@/components/ui/toast'));
  const isNeeded = useSyncExternalStore(subscribeToNotices, areNoticesNeeded, () => false);
  const [isAskedFor, setIsAskedFor] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` asks once, however often it is made.
  useEffect(() => {
    if (isNeeded) return ask();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'F8') return;
      setIsAskedFor(true);
      expectNotices();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isNeeded]);
  return loaded ? <loaded.Toaster labels={labels} takesFocus={isAskedFor} /> : null;
}
