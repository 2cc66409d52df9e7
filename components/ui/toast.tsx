'use client';

import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import type { NoticeLabels } from '@/components/ui/notice-area';
import { currentNotices, dismissNotice, type Notice, subscribeToNotices } from '@/lib/notices';

const noNotices: readonly Notice[] = [];

export type ToasterProps = {
  labels: NoticeLabels;
  /** Takes the focus as soon as it is there: the visitor asked for it by key. */
  takesFocus: boolean;
};

/** The notices themselves: 5 s on screen, swept away to the right, F8 goes there. */
export function Toaster({ labels, takesFocus }: ToasterProps) {
  const notices = useSyncExternalStore(subscribeToNotices, currentNotices, () => noNotices);
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) viewport.current?.focus();
  }, [takesFocus]);
  return (
    <Radix.Provider label={labels.label} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {notices.map(({ id, tone, title, text, isOpen }) => (
        <Radix.Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => {
            if (!open) dismissNotice(id);
          }}
          className={`relative border-l-4 bg-paper py-4 pr-14 pl-5 shadow-lift data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0 ${tone === 'failure' ? 'border-lacquer' : 'border-spruce'}`}
        >
          <Radix.Title className={`flex gap-2.5 font-medium ${tone === 'failure' ? 'text-lacquer' : ''}`}>
            <Icon name={tone === 'failure' ? 'alert' : 'check'} className="mt-1 size-5" />
            {title}
          </Radix.Title>
          <Radix.Description className="mt-1 text-sm">{text}</Radix.Description>
          <Radix.Close
            aria-label={labels.close}
            className="absolute top-1.5 right-1.5 flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-linen"
          >
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        ref={viewport}
        hotkey={['F8']}
        label={labels.area}
        className="fixed right-0 bottom-16 z-60 w-full max-w-110 p-4 md:bottom-0 md:p-6 print:hidden"
      />
    </Radix.Provider>
  );
}
