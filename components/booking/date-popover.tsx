'use client';

import { format, formatISO, parseISO } from 'date-fns';
import { type RefObject, useMemo } from 'react';
import type { DayPickerLocale } from 'react-day-picker';
import { dayLocales } from '@/.generated/day-locales';
import { Calendar } from '@/components/ui/calendar';
import { Popover } from '@/components/ui/popover';
import { dayChecker, lastDay, nextOpenDay } from '@/lib/dates/bookable-day';
import { formatLongDay } from '@/lib/dates/day-format';
import { type Day, zurichDay } from '@/lib/dates/zurich-date';
import type { Locale } from '@/lib/i18n/locale';
import type { BookingProps } from './booking-props';

export type DatePopoverProps = Pick<BookingProps, 'locale' | 'labels' | 'open'> & {
  anchor: RefObject<HTMLElement | null>;
  /** The typed day; undefined while the text is no date. */
  day: Day | undefined;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (day: Day) => void;
};

const locales: Record<Locale, DayPickerLocale> = dayLocales;

const dayOf = (date: Date): Day => formatISO(date, { representation: 'date' });

/** The calendar of the date field; opens on the typed day or the next one that can be requested. */
export function DatePopover(props: DatePopoverProps) {
  const { labels, locale, open, anchor, day, isOpen, onClose, onChoose } = props;
  const now = new Date();
  const today = zurichDay(now);
  const problemOf = dayChecker(now, open);
  const chosen = day && !problemOf(day) ? day : undefined;
  const first = nextOpenDay(day && day <= lastDay(now) ? day : today, open, now) ?? today;
  const { day_past: past, day_far: far, day_closed: closed } = labels.form;
  const refusals = { past, far, weekly: closed, closed, over: closed };
  // Full dates use `formatLongDay`: date-fns writes "1" instead of "1er", and takes ten times as long on a slow phone.
  const dateLib = useMemo(
    () => ({
      format: (date: Date, pattern: string) =>
        pattern === 'PPPP' ? formatLongDay(dayOf(date), locale) : format(date, pattern, { locale: locales[locale] }),
    }),
    [locale],
  );
  return (
    <Popover title={labels.form.date_dialog} {...{ anchor, isOpen, onClose }}>
      <Calendar
        locale={locales[locale]}
        // The English words come from en-GB, whose week would begin on Monday.
        weekStartsOn={locale === 'en' ? 0 : undefined}
        dateLib={dateLib}
        today={parseISO(today)}
        first={parseISO(first)}
        endMonth={parseISO(lastDay(now))}
        selected={chosen === undefined ? undefined : parseISO(chosen)}
        refusalOf={(date) => {
          const problem = problemOf(dayOf(date));
          return problem && refusals[problem];
        }}
        onSelect={(date) => {
          onChoose(dayOf(date));
          onClose();
        }}
      />
    </Popover>
  );
}
