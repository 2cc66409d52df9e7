'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';

export type PopoverProps = {
  /** The button that opens it: the popover stands beside it and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>;
  /** Name of the dialog. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A small dialog beside a button: Tab stays inside, Escape and a click outside close it. */
export function Popover({ anchor, title, isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root modal open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          aria-modal="true"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The page must not jump when the button has left the screen.
            anchor.current?.focus({ preventScroll: true });
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-greige bg-paper p-3 shadow-lift transition-opacity duration-150 focus:outline-none motion-safe:starting:opacity-0 sm:p-4"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
