'use client';

import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

type PanelProps = {
  /** The button that opens the popover, is beside it, and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  /** Name of the dialog. */
  title: string;
  onClose: () => void;
  /** One element; `autofocus` marks the element in it that gets the focus. */
  children: ReactNode;
};

/** In pixels: height of a tall popover, of the header and label above the button, and distance from button and edge. */
const height = 440;
const headroom = 144;
const gap = 8;

/** Except on phones, scrolls until the dialog fits below its button, with the field's label in view, and places it. */
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

/** The browser's own dialog: one that scripts place and guard takes a fifth more of a slow phone's opening time. */
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
      // The page must not jump when the button has left the screen.
      button.focus({ preventScroll: true });
    };
  }, [anchor]);
  // A click outside is one on the backdrop, which belongs to the dialog.
  const onClick = ({ target }: { target: EventTarget }) => target === panel.current && onClose();
  return <dialog ref={panel} aria-label={title} {...{ onClose, onClick, children }} className="popover" />;
}

/** A dialog beside a button, or in the middle of a phone: the page is out of reach, Escape or a click outside closes it. */
export function Popover({ isOpen, ...panel }: PanelProps & { isOpen: boolean }) {
  return (
    <Radix.Root open={isOpen}>
      <Radix.Portal>
        <Panel {...panel} />
      </Radix.Portal>
    </Radix.Root>
  );
}
