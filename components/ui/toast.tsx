'use client';

import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast-store';

const noToasts: readonly Toast[] = [];

/** On phones scrolls the page to a toast; a toast in the corner is always in view. */
const bringIntoView = (toast: HTMLElement | null) => toast?.scrollIntoView({ block: 'start' });

export type ToasterProps = {
  /** Names for screen readers; `area` contains `{hotkey}`. */
  labels: { area: string; label: string; close: string };
};

/**
 * Shows a toast for 5 s; a swipe to the right closes it, F8 moves the focus to it. The toast is in a corner of the
 * screen (`#toasts`); on phones it is over the form, because the corner would cover the heading below the form.
 */
export function Toaster({ labels }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  const [place, setPlace] = useState<Element | null>(null);
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const corner = document.getElementById('toasts');
    setPlace(matchMedia('(width < 48rem)').matches ? here.current : corner);
    // The area of toasts, which Radix adds, has this name too.
    corner?.removeAttribute('aria-label');
  }, []);
  const toaster =
    place &&
    createPortal(
      <Radix.Provider label={labels.label} duration={5000} swipeDirection="right" swipeThreshold={50}>
        {toasts.map(({ id, tone, title, text, isOpen }) => (
          <Radix.Root
            key={id}
            ref={bringIntoView}
            // "background" is announced politely; an assertive toast would interrupt the announcement of the focus.
            type={tone === 'failure' ? 'foreground' : 'background'}
            open={isOpen}
            onOpenChange={(open) => {
              if (!open) dismissToast(id);
            }}
            className={`toast ${tone === 'failure' ? 'is-failure' : ''}`}
          >
            <Radix.Title
              className={`flex gap-2.5 pr-[min(2.75rem,11vw)] font-medium ${tone === 'failure' ? 'text-lacquer' : ''}`}
            >
              <Icon name={tone === 'failure' ? 'alert' : 'check'} className="mt-1 size-5" />
              {title}
            </Radix.Title>
            <Radix.Description className="mt-1">{text}</Radix.Description>
            <Radix.Close
              aria-label={labels.close}
              className="absolute top-1.5 right-1.5 flex size-[min(2.75rem,13vw)] cursor-pointer items-center justify-center rounded-sm hover:bg-linen"
            >
              <Icon name="close" />
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport
          hotkey={['F8']}
          label={labels.area}
          className={`toast-area ${place === here.current ? 'absolute -bottom-6' : 'fixed right-0 bottom-0 max-w-110 p-6 bottom-bar-shown:bottom-16'}`}
        />
      </Radix.Provider>,
      place,
    );
  return (
    <div ref={here} className="relative">
      {toaster}
    </div>
  );
}
