import { useLocale, useTranslations } from 'next-intl';
import { hoursLines } from '@/lib/dates/hours-text';

/** Opening hours, a line for each run of days of the same hours. */
export function Hours() {
  const t = useTranslations('contact');
  return hoursLines(useLocale()).map((line) => (
    <span key={line.days} className="block">
      {t('hours_detail', line)}
    </span>
  ));
}
