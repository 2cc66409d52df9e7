import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { messagesIn } from '@/lib/i18n/messages';

export type StatusSlotProps = {
  className?: string;
  /** In place of the sentence for an open salon. */
  open?: string;
  /** Content without a script. */
  children?: ReactNode;
};

/** Place of the 'Ouvert / Fermé' chip. The page script fills it, because the build cannot know the time of the visit; its height is reserved where it can. */
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
