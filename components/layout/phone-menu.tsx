import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/**
 * The menu where the header has no room for its links. The browser opens it, closes it on Escape or a tap outside and gives the focus back; the page's script
 * closes it when a link in it is followed or the focus leaves it. Looks that depend on its state are in layout.css.
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
