import { useLocale, useTranslations } from 'next-intl';
import { salon } from '@/content/salon';
import { formatDate } from '@/lib/i18n/format';

export type ClosingsProps = { className?: string };

/** Exceptional closings as the owner lists them; nothing when there are none. */
export function Closings({ className = '' }: ClosingsProps) {
  const t = useTranslations('contact');
  const locale = useLocale();
  if (salon.closings.length === 0) return null;
  return (
    <ul className={`flex flex-col gap-1 ${className}`}>
      {salon.closings.map(({ from, to, reason }) => (
        <li key={from}>
          {from === to
            ? t('closing_day', { day: formatDate(from, locale), reason })
            : t('closing', { from: formatDate(from, locale), to: formatDate(to, locale), reason })}
        </li>
      ))}
    </ul>
  );
}
