'use client';

import type { RefObject } from 'react';
import type { DayPickerLocale } from 'react-day-picker';
import { dayLocales } from '@/.generated/day-locales';
import { Calendar } from '@/components/ui/calendar';
import { Popover } from '@/components/ui/popover';
import { dayChecker, lastDay, nextOpenDay } from '@/lib/dates/bookable-day';
import { formatLongDay } from '@/lib/dates/day-format';
import { type Day, fromLocalDate, toLocalDate, zurichDay } from '@/lib/dates/zurich-date';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locale';
import type { BookingProps } from './booking-props';

export type DatePopoverProps = Pick<BookingProps, 'locale' | 'labels' | 'open'> & {
  anchor: RefObject<HTMLElement | null>;
  /** The day in the field, if it holds one. */
  day: Day | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (day: Day) => void;
};

/** Words, formats and first weekday of the calendar, by language. */
const locales: Record<Locale, DayPickerLocale> = { ...dayLocales };
const { fr, en } = locales;
if (fr) {
  // The full dates of date-fns do not know "1er".
  const date: typeof fr.formatLong.date = (options) => fr.formatLong.date(options).replace(/^EEEE d /, 'EEEE do ');
  locales.fr = { ...fr, formatLong: { ...fr.formatLong, date } };
}

// British words and dates, which have the day before the month, but the week of English calendars.
if (en) locales.en = { ...en, options: { ...en.options, weekStartsOn: 0 } };

/** The calendar beside the date field; days that cannot be requested are disabled. */
export function DatePopover(props: DatePopoverProps) {
  const { labels, locale, open, anchor, day, isOpen, onOpenChange, onChoose } = props;
  const now = new Date();
  const today = zurichDay(now);
  const problemOf = dayChecker(now, open);
  const chosen = day && !problemOf(day) ? day : undefined;
  // Opens on the month of the next open day, because the current month may have none left.
  const first = nextOpenDay(day && day <= lastDay(now) ? day : today, open, now) ?? today;
  return (
    <Popover anchor={anchor} title={labels.form.date_dialog} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Calendar
        locale={locales[locale] ?? {}}
        formatDay={(date) => (locale === 'fr' && date.getDate() === 1 ? '1er' : `${date.getDate()}`)}
        today={toLocalDate(today)}
        endMonth={toLocalDate(lastDay(now))}
        selected={chosen === undefined ? undefined : toLocalDate(chosen)}
        defaultMonth={toLocalDate(first)}
        disabled={(date) => problemOf(fromLocalDate(date)) !== undefined}
        onSelect={(date) => {
          onChoose(fromLocalDate(date));
          onOpenChange(false);
        }}
        footer={chosen && fill(labels.form.date_selected, { date: formatLongDay(chosen, locale) })}
      />
    </Popover>
  );
}
