'use client';

import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast-store';

const noToasts: readonly Toast[] = [];

export type ToasterProps = {
  /** Names for screen readers; `area` holds `{hotkey}` where the key's name goes. */
  labels: { area: string; label: string; close: string };
};

/**
 * Shows toasts for 5 s; a swipe to the right closes one, F8 moves the focus there. They stand in a corner of the screen (`#toasts`), but
 * on phones over what stands before this component, because the corner would cover what follows and is to be read.
 */
export function Toaster({ labels }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  const [place, setPlace] = useState<Element | null>(null);
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const corner = document.getElementById('toasts');
    setPlace(matchMedia('(width < 48rem)').matches ? here.current : corner);
    // The area below takes over its name.
    corner?.removeAttribute('aria-label');
  }, []);
  const area =
    place &&
    createPortal(
      <Radix.Provider label={labels.label} duration={5000} swipeDirection="right" swipeThreshold={50}>
        {toasts.map(({ id, tone, title, text, isOpen }) => (
          <Radix.Root
            key={id}
            open={isOpen}
            onOpenChange={(open) => {
              if (!open) dismissToast(id);
            }}
            className={`relative border-l-4 bg-paper px-5 py-4 shadow-lift data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0 ${tone === 'failure' ? 'border-lacquer' : 'border-spruce'}`}
          >
            <Radix.Title className={`flex gap-2.5 pr-9 font-medium ${tone === 'failure' ? 'text-lacquer' : ''}`}>
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
          className={`z-60 w-full print:hidden ${place === here.current ? 'absolute -bottom-6' : 'fixed right-0 bottom-0 max-w-110 p-6 bottom-bar-shown:bottom-16'}`}
        />
      </Radix.Provider>,
      place,
    );
  return (
    <div ref={here} className="relative">
      {area}
    </div>
  );
}
