import { useLocale, useTranslations } from 'next-intl';
import { hoursLines, spokenHours } from '@/lib/dates/hours-text';

/** Opening hours: days with equal hours share a line. The page script marks today's line. */
export function Hours() {
  const t = useTranslations('contact');
  const locale = useLocale();
  const lines = hoursLines(locale);
  const spoken = spokenHours(locale);
  return lines.map((line, index) => (
    <span
      key={line.days}
      {...(lines.length > 1 && { 'data-on': line.on })}
      className={lines.length > 1 ? 'block aria-[current]:font-medium' : 'block'}
    >
      <span aria-hidden="true">{t('hours_detail', line)}</span>
      <span className="sr-only">{spoken[index]}</span>
    </span>
  ));
}
