'use client';

import * as Radix from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useMemo } from 'react';

export type PopoverProps = {
  /** The button that opens it: the popover stands beside it and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>;
  /** Name of the dialog. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** Half the height of a tall popover, in pixels. */
const halfHeight = 220;

/**
 * Where the popover starts from: the button; on a phone, where no side of the button has room for it, a point from which it fills
 * the middle of the screen.
 */
const placeOf = (anchor: RefObject<HTMLElement | null>, isPhone: boolean) => ({
  current: {
    getBoundingClientRect: () =>
      isPhone
        ? new DOMRect(innerWidth / 2, Math.max(0, innerHeight / 2 - halfHeight), 0, 0)
        : (anchor.current?.getBoundingClientRect() ?? new DOMRect()),
  },
});

/** A small dialog beside a button: Tab stays inside, Escape and a click outside close it. */
export function Popover({ anchor, title, isOpen, onOpenChange, children }: PopoverProps) {
  const isPhone = isOpen && matchMedia('(max-width: 47.99rem)').matches;
  const place = useMemo(() => placeOf(anchor, isPhone), [anchor, isPhone]);
  return (
    <Radix.Root modal open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={place} />
      <Radix.Portal>
        {/* Takes no clicks: the dialog itself closes on any outside it. */}
        <div className="pointer-events-none fixed inset-0 z-50 bg-ink/35 md:hidden" />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          aria-modal="true"
          align={isPhone ? 'center' : 'end'}
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The page must not jump when the button has left the screen.
            anchor.current?.focus({ preventScroll: true });
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-greige bg-paper p-3 shadow-lift transition-opacity duration-150 focus:outline-hidden motion-safe:starting:opacity-0 sm:p-4"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
