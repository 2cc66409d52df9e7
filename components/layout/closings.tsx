import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { holidays } from '@/content/holidays';
import { closingsFrom } from '@/lib/content/salon';
import { addDays, zurichDay } from '@/lib/dates/zurich-date';
import { formatDate } from '@/lib/i18n/format';
import { usePartLang } from '@/lib/i18n/part-lang';
import { typeset } from '@/lib/i18n/typography';

/** How long before a public holiday it is announced, in days, so that the list is no calendar. */
const NOTICE = 30;
/** How many public holidays wait in the page for their time. */
const COMING = 4;

export type ClosingsProps = { className?: string };

/** Exceptional closings as the owner lists them, and public holidays shortly before; the page's script shows each in its time. */
export function Closings({ className = '' }: ClosingsProps) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { french } = usePartLang();
  const all = closingsFrom();
  const coming = all.filter(({ holiday }) => holiday).slice(0, COMING);
  const closings = all.filter((closing) => !closing.holiday || coming.includes(closing));
  if (closings.length === 0) return null;
  const inFrench = (reason: ReactNode) => (french ? <span lang={french}>{reason}</span> : reason);
  return (
    <ul className={`flex flex-col gap-1 ${className}`}>
      {closings.map(({ from, to, reason, holiday }) => {
        const day = formatDate(from, locale);
        if (holiday) {
          const announced = addDays(from, -NOTICE);
          return (
            <li key={from} data-from={announced} data-until={addDays(to, 1)} hidden={zurichDay(new Date()) < announced}>
              {t('holiday', { day, name: typeset(holidays[holiday][locale], locale) })}
            </li>
          );
        }
        return (
          <li key={from} data-until={addDays(to, 1)}>
            {from === to
              ? t.rich('closing_day', { day, reason, french: inFrench })
              : t.rich('closing', { from: day, to: formatDate(to, locale), reason, french: inFrench })}
          </li>
        );
      })}
    </ul>
  );
}
