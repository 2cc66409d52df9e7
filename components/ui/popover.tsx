'use client';

import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

type PanelProps = {
  /** The button beside the popover, which gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  /** One element; `autofocus` marks the element in it that gets the focus. */
  children: ReactNode;
};

/** Pixels: height of a tall popover, space for header and label above the button, distance to button and edge. */
const height = 440;
const headroom = 144;
const gap = 8;

/** Places a dialog below its button, after scrolling until it fits. Phones have it in the middle of the screen. */
function place(dialog: HTMLElement, button: HTMLElement) {
  if (getComputedStyle(dialog).position === 'fixed') return;
  const { top, bottom } = button.getBoundingClientRect();
  const missing = bottom + gap + height + gap - innerHeight;
  scrollBy({ top: Math.min(Math.max(0, missing), top - headroom), behavior: 'instant' });
  const now = button.getBoundingClientRect();
  const lengths = {
    right: now.right + scrollX,
    top: now.bottom + scrollY + gap,
    room: innerHeight - now.bottom - 2 * gap,
  };
  for (const [name, length] of Object.entries(lengths)) dialog.style.setProperty(`--beside-${name}`, `${length}px`);
}

/** A dialog of the browser, because Radix's own content takes a fifth more time to open on a slow phone. */
function Panel({ anchor, title, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const [dialog, button] = [panel.current, anchor.current];
    if (!dialog || !button) return;
    const onResize = () => place(dialog, button);
    onResize();
    addEventListener('resize', onResize);
    dialog.showModal();
    return () => {
      removeEventListener('resize', onResize);
      dialog.close();
      // The page must not jump if the button has left the screen.
      button.focus({ preventScroll: true });
    };
  }, [anchor]);
  // A click outside hits the backdrop, which belongs to the dialog.
  const onClick = ({ target }: { target: EventTarget }) => target === panel.current && onClose();
  return <dialog ref={panel} aria-label={title} {...{ onClose, onClick, children }} className="popover" />;
}

/** A modal dialog beside a button, or on phones in the middle of the screen; Escape or a click outside closes it. */
export function Popover({ isOpen, ...panel }: PanelProps & { isOpen: boolean }) {
  return (
    <Radix.Root open={isOpen}>
      <Radix.Portal>
        <Panel {...panel} />
      </Radix.Portal>
    </Radix.Root>
  );
}
