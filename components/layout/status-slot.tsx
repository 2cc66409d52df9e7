import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { messagesIn } from '@/lib/i18n/messages';

export type StatusSlotProps = {
  className?: string;
  /** Sentence for an open salon, instead of the usual one. */
  open?: string;
  /** Content until the script fills the slot, such as <noscript>. */
  children?: ReactNode;
};

/** Place of the opening status; the page script fills it in, because only the browser knows the time of the visit. */
export function StatusSlot({ className = '', open, children }: StatusSlotProps) {
  const locale = useLocale();
  return (
    <p
      data-status={open ?? messagesIn(locale).status.open}
      className={`status-slot noscript:empty:hidden print:hidden ${className}`}
    >
      {children}
    </p>
  );
}
