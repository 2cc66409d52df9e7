import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/**
 * The menu where the header has no space for its links: a popover, which the browser opens and closes on Escape or a
 * tap outside. The page script closes it when a link in it is followed or the focus leaves it (menu.ts).
 */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const t = useTranslations('nav');
  return (
    <div className="group lg:hidden">
      <button
        type="button"
        popoverTarget="menu"
        className="menu-button relative -mr-2.5 flex size-11 cursor-pointer items-center rounded-sm"
      >
        <span className="sr-only group-has-[:popover-open]:hidden">{t('open')}</span>
        <span className="sr-only hidden group-has-[:popover-open]:block">{t('close')}</span>
      </button>
      <div id="menu" popover="auto" className="on-dark bg-spruce text-paper phone-menu">
        {children}
      </div>
    </div>
  );
}
