import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TimedScript } from '@/components/browser/island';
import { salon } from '@/lib/content/content';
import { holidayTexts } from '@/lib/content/holiday-texts';
import { closingsFrom, specialDaysFrom } from '@/lib/content/open-days';
import { holidayNotices } from '@/lib/dates/holidays';
import { hoursSentence } from '@/lib/dates/hours-text';
import { addDays, weekdayOf, zurichDay } from '@/lib/dates/zurich-date';
import { formatDate, formatDateBefore } from '@/lib/i18n/format';
import { mainLangOn } from '@/lib/i18n/main-lang';
import type { SpecialDay } from '@/lib/schema/salon';

/** A notice. `from` is the first day that shows a holiday's notice, `until` the day after the last. */
type Notice = { from?: string; until: string; text: ReactNode };

const inOrder = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((one, other) => one.until.localeCompare(other.until));

/**
 * Notices of exceptional closings, special days and, from 30 days before, public holidays; the page script shows each
 * in its time. The HTML has the next holiday; once the second one's notice is due, a script brings those of two years.
 */
export function Closings({ className = '' }: { className?: string }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const lang = mainLangOn(locale);
  const today = zurichDay(new Date());
  const holidays = holidayNotices(today, holidayTexts(locale), locale);
  const [next, later] = holidays;
  /** Returns the reason in the page's language, or in the main language; `main` then gives the words their `lang`. */
  const why = ({ reason, translations }: Pick<SpecialDay, 'reason' | 'translations'>) => {
    const own = translations.find(({ language }) => language === locale)?.reason;
    const said = (words: ReactNode) => (lang && !own ? <span lang={lang}>{words}</span> : words);
    return { reason: own ?? reason, main: said };
  };
  // `first` and `last` are numbers of days for Italian: "dal 3", but "dall'8".
  const closings = closingsFrom().map(({ from, to, ...words }) => {
    const dates = { from: formatDateBefore(from, to, locale), to: formatDate(to, locale) };
    const values = { ...dates, first: from.slice(8), last: to.slice(8), ...why(words) };
    const text = from === to ? t.rich('closing_day', { ...values, day: values.to }) : t.rich('closing', values);
    return { until: addDays(to, 1), text };
  });
  const special = specialDaysFrom().map(({ day, hours, ...words }) => {
    const dates = { day: formatDate(day, locale), first: day.slice(8) };
    const values = { ...dates, hours: hoursSentence(hours, locale), ...why(words) };
    const usual = salon.hours.week[weekdayOf(day) - 1] ?? [];
    const isShorter = hours.every(([from, to]) => usual.some(([opens, closes]) => opens <= from && to <= closes));
    return { until: addDays(day, 1), text: t.rich(isShorter ? 'special_day_shorter' : 'special_day', values) };
  });
  const items = [...closings, ...special];
  if (items.length + holidays.length === 0) return null;
  return (
    <>
      {later && <TimedScript name="closings" from={later.from} />}
      <ul id="fermetures" data-locale={locale} className={`flex flex-col gap-1 ${className}`}>
        {inOrder([...items, ...(next ? [next] : [])]).map(({ from, until, text }) => (
          <li key={until} data-from={from} data-until={until} hidden={from !== undefined && today < from}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
