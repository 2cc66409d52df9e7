import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { closingsFrom } from '@/lib/content/salon';
import { addDays } from '@/lib/dates/zurich-date';
import { formatDate } from '@/lib/i18n/format';
import { usePartLang } from '@/lib/i18n/part-lang';

export type ClosingsProps = { className?: string };

/** Exceptional closings as the owner lists them; nothing when there are none, and the page's script hides those that are over. */
export function Closings({ className = '' }: ClosingsProps) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { french } = usePartLang();
  const closings = closingsFrom();
  if (closings.length === 0) return null;
  const inFrench = (reason: ReactNode) => (french ? <span lang={french}>{reason}</span> : reason);
  return (
    <ul className={`flex flex-col gap-1 ${className}`}>
      {closings.map(({ from, to, reason }) => (
        <li key={from} data-until={addDays(to, 1)}>
          {from === to
            ? t.rich('closing_day', { day: formatDate(from, locale), reason, french: inFrench })
            : t.rich('closing', {
                from: formatDate(from, locale),
                to: formatDate(to, locale),
                reason,
                french: inFrench,
              })}
        </li>
      ))}
    </ul>
  );
}
