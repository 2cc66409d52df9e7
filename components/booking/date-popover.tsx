'use client';

import { format } from 'date-fns';
import type { RefObject } from 'react';
import type { DayPickerLocale } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enUS } from 'react-day-picker/locale/en-US';
import { fr } from 'react-day-picker/locale/fr';
import { fill } from '@/components/booking/hand-off-text';
import type { BookingProps } from '@/components/booking/labels';
import { Calendar } from '@/components/ui/calendar';
import { Popover } from '@/components/ui/popover';
import type { DayLocale } from '@/lib/dates/day-format';
import {
  addDays,
  closedReason,
  type Day,
  fromLocalDate,
  type OpenDays,
  toLocalDate,
  zurichDay,
} from '@/lib/dates/zurich-date';

export type DatePopoverProps = Pick<BookingProps, 'locale' | 'labels' | keyof OpenDays> & {
  anchor: RefObject<HTMLElement | null>;
  /** The day in the field, if it is one. */
  day: Day | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (day: Day) => void;
};

/** Words, formats and first weekday of the calendar. */
const locales: Record<DayLocale, DayPickerLocale> = { fr, de, en: enUS };

/** The calendar beside the date field: past days and those on which the salon is closed cannot be chosen. */
export function DatePopover(props: DatePopoverProps) {
  const { labels, openDays, closings, anchor, day, isOpen, onOpenChange, onChoose } = props;
  const locale = locales[props.locale];
  const today = zurichDay(new Date());
  const isDisabled = (other: Day) => other < today || closedReason(other, { openDays, closings }) !== undefined;
  // The month of the first day that can be chosen: on a closed last day of a month the current one has none.
  let first = day && day > today ? day : today;
  for (let tries = 0; isDisabled(first) && tries < 366; tries += 1) first = addDays(first, 1);
  return (
    <Popover anchor={anchor} title={labels.dateDialog} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Calendar
        locale={locale}
        today={toLocalDate(today)}
        selected={day === undefined ? undefined : toLocalDate(day)}
        defaultMonth={toLocalDate(first)}
        isDisabled={(date) => isDisabled(fromLocalDate(date))}
        onSelect={(date) => {
          onChoose(fromLocalDate(date));
          onOpenChange(false);
        }}
        footer={day && fill(labels.dateSelected, { date: format(toLocalDate(day), 'PPPP', { locale }) })}
      />
    </Popover>
  );
}
