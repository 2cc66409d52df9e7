'use client';

import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useReducer } from 'react';

export type PopoverProps = {
  /** The button that opens the popover, is beside it, and gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  /** Name of the dialog. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** In pixels: height of a tall popover in the middle of a phone, and distance from the anchor and the screen edge. */
const height = 440;
const gap = 8;

/** Height in pixels of the header and a field's label, above the button. */
const headroom = 144;

/** Whether the screen is a phone's, which has too little space for a tall popover beside a button. */
const isPhone = () => matchMedia('(max-width: 47.99rem), (max-height: 30rem)').matches;

/** Returns the anchor of the popover: its button, or a point that places it in the middle of the screen. */
const placeOf = (anchor: RefObject<HTMLElement | null>, isMiddle: boolean) => ({
  current: {
    getBoundingClientRect: () =>
      isMiddle
        ? new DOMRect(innerWidth / 2, Math.max(0, (innerHeight - height) / 2 - gap), 0, 0)
        : (anchor.current?.getBoundingClientRect() ?? new DOMRect()),
  },
});

/** Scrolls until the popover fits below its button, with the field's label in view. */
function makeRoomBelow(anchor: HTMLElement) {
  const { top, bottom } = anchor.getBoundingClientRect();
  const missing = bottom + gap + height + gap - innerHeight;
  scrollBy({ top: Math.min(Math.max(0, missing), top - headroom), behavior: 'instant' });
}

/** A dialog beside a button, or in the middle of a phone: Tab stays inside, Escape or a click outside closes it. */
export function Popover({ anchor, title, isOpen, onOpenChange, children }: PopoverProps) {
  const [, place] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isOpen) return;
    // Placed again when a phone is turned.
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [isOpen]);
  const isMiddle = isOpen && isPhone();
  useLayoutEffect(() => {
    if (isOpen && !isPhone() && anchor.current) makeRoomBelow(anchor.current);
  }, [isOpen, anchor]);
  const virtualRef = useMemo(() => placeOf(anchor, isMiddle), [anchor, isMiddle]);
  return (
    <Radix.Root modal open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={virtualRef} />
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          aria-modal="true"
          align={isMiddle ? 'center' : 'end'}
          sideOffset={gap}
          collisionPadding={gap}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The page must not jump when the button has left the screen.
            anchor.current?.focus({ preventScroll: true });
          }}
          className={`popover ${isMiddle ? 'is-middle' : ''}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
