import { useLocale, useTranslations } from 'next-intl';
import { hoursLines } from '@/lib/dates/hours-text';

/** Opening hours, a line for each run of days of the same hours; of several the page's script marks today's. */
export function Hours() {
  const t = useTranslations('contact');
  const lines = hoursLines(useLocale());
  return lines.map(({ on, ...line }) => (
    <span
      key={line.days}
      {...(lines.length > 1 && { 'data-on': on })}
      className={lines.length > 1 ? 'block aria-[current]:font-medium' : 'block'}
    >
      {t('hours_detail', line)}
    </span>
  ));
}
