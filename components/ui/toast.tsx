'use client';

import * as Radix from '@radix-ui/react-toast';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from '@/components/ui/toast-store';

const noToasts: readonly Toast[] = [];

export type ToasterProps = {
  /** Names for screen readers; `area` holds `{hotkey}` where the key's name goes. */
  labels: { area: string; label: string; close: string };
};

/** The toasts in their place on the page (`#toasts`): 5 s on screen, swept away to the right, F8 goes there. */
export function Toaster({ labels }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.getElementById('toasts')), []);
  if (!place) return null;
  return createPortal(
    <Radix.Provider label={labels.label} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, tone, title, text, isOpen }) => (
        <Radix.Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
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
        hotkey={['F8']}
        label={labels.area}
        className="fixed right-0 bottom-0 z-60 w-full max-w-110 p-4 bottom-bar-shown:bottom-16 md:p-6 print:hidden"
      />
    </Radix.Provider>,
    place,
  );
}
