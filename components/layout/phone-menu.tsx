import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

export type PhoneMenuProps = { children: ReactNode };

const bar = 'absolute inset-x-2.5 border-t-2 [transition:translate_200ms,rotate_200ms] motion-reduce:[transition:none]';

/**
 * The phone's menu. The browser opens it, closes it on Escape or a tap outside and gives the focus back; the page's script
 * closes it when a link in it is followed or the focus leaves it. Looks that depend on its state are in globals.css.
 */
export function PhoneMenu({ children }: PhoneMenuProps) {
  const t = useTranslations('nav');
  return (
    <div className="group lg:hidden">
      <button
        type="button"
        popoverTarget="menu"
        className="relative -mr-2.5 flex size-11 cursor-pointer items-center rounded-sm"
      >
        <span className="sr-only group-has-[:popover-open]:hidden">{t('open')}</span>
        <span className="sr-only hidden group-has-[:popover-open]:block">{t('close')}</span>
        <span
          aria-hidden="true"
          className={`${bar} -translate-y-1 group-has-[:popover-open]:translate-y-0 group-has-[:popover-open]:rotate-45`}
        />
        <span
          aria-hidden="true"
          className={`${bar} translate-y-1 group-has-[:popover-open]:translate-y-0 group-has-[:popover-open]:-rotate-45`}
        />
      </button>
      <div id="menu" popover="auto" className="phone-menu on-dark bg-spruce text-paper">
        {children}
      </div>
    </div>
  );
}
