import { useLocale, useTranslations } from 'next-intl';
import { hoursLines, spokenHours } from '@/lib/dates/hours-text';

/** Opening hours, one line for all days with equal hours, in full words for screen readers; a script marks today's. */
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
