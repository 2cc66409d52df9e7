'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export type MobileMenuProps = {
  /** Names of the toggle while the menu is closed, and while it is open. */
  labels: { open: string; close: string };
  /** The links, rendered on the server. */
  children: ReactNode;
};

const WIDE = '(min-width: 64rem)';

/** The phone's menu: a native `details` that needs no script, made modal once the script is there. */
export function MobileMenu({ labels, children }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const panelId = useId();
  const pathname = usePathname();
  // Unknown until the script runs: before that, `details` speaks for itself.
  const [isOpen, setIsOpen] = useState<boolean>();

  // It may have been opened before the script came.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);

  // Back and Forward change the page without a click in here. As a cleanup, so that it spares a menu opened before the script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what changes.
  useEffect(() => () => details.current?.removeAttribute('open'), [pathname]);

  useEffect(() => {
    const menu = details.current;
    if (!isOpen || !menu) return;
    const root = document.documentElement.style;
    const toggle = menu.querySelector('summary');
    const close = () => menu.removeAttribute('open');
    const onKeyDown = (event: KeyboardEvent) => {
      // By its place as well as by its name: WebKitGTK has no name for Tab with Shift.
      const isTab = event.key === 'Tab' || event.code === 'Tab';
      if (event.key === 'Escape') {
        close();
        toggle?.focus();
      } else if (isTab) {
        const stops = [...menu.querySelectorAll<HTMLElement>('summary, a[href], button')];
        const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
        if (document.activeElement === from || !menu.contains(document.activeElement)) {
          event.preventDefault();
          to?.focus();
        }
      }
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!menu.contains(event.target as Node)) close();
    };
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close();
    };
    const wide = matchMedia(WIDE);
    // The gutter keeps the page from jumping where scrollbars take room.
    Object.assign(root, { overflow: 'hidden', scrollbarGutter: 'stable' });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    menu.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      Object.assign(root, { overflow: '', scrollbarGutter: '' });
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      menu.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
    };
  }, [isOpen]);

  const bar = 'absolute inset-x-2.5 border-t-2 transition-[translate,rotate] duration-200 motion-reduce:duration-0';
  return (
    <details ref={details} className="group lg:hidden" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary
        {...(isOpen === undefined ? {} : { role: 'button', 'aria-expanded': isOpen, 'aria-controls': panelId })}
        className="relative -mr-2.5 flex size-11 cursor-pointer list-none items-center rounded-sm [&::-webkit-details-marker]:hidden"
      >
        <span className="sr-only group-open:hidden">{labels.open}</span>
        <span className="sr-only hidden group-open:block">{labels.close}</span>
        <span aria-hidden="true" className={`${bar} -translate-y-1 group-open:translate-y-0 group-open:rotate-45`} />
        <span aria-hidden="true" className={`${bar} translate-y-1 group-open:translate-y-0 group-open:-rotate-45`} />
      </summary>
      <div
        id={panelId}
        className="on-dark absolute inset-x-0 top-full h-[calc(100dvh-100%)] overflow-y-auto overscroll-contain bg-spruce text-paper transition-opacity duration-200 noscript:h-auto motion-safe:starting:opacity-0"
      >
        {children}
      </div>
    </details>
  );
}
