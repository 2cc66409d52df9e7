'use client';

import { formatISO } from 'date-fns';
import { type ComponentProps, useLayoutEffect, useMemo, useRef } from 'react';
import {
  DayButton,
  DayPicker,
  type DayProps,
  type labelDayButton,
  type PropsBase,
  type PropsSingleRequired,
} from 'react-day-picker';
import { Icon } from './icon';

type PickerProps = Pick<PropsBase, 'locale' | 'weekStartsOn' | 'dateLib' | 'endMonth'> &
  Pick<PropsSingleRequired, 'selected'>;

export type CalendarProps = PickerProps & {
  /** The month of this day is the earliest one shown. */
  today: Date;
  /** The day that gets the focus when the dialog around the calendar opens. */
  first: Date;
  /** Returns the reason why a day cannot be chosen, for its accessible name; undefined if it can. */
  refusalOf: (date: Date) => string | undefined;
  onSelect: (date: Date) => void;
};

const components: ComponentProps<typeof DayPicker>['components'] = {
  // The key makes React replace the element for a new month, because a translator may have replaced the text in it.
  CaptionLabel: ({ children, ...label }) => (
    <span {...label}>
      <span key={String(children)}>{children}</span>
    </span>
  ),
  Chevron: ({ orientation }) => <Icon name="chevron" className={orientation === 'left' ? 'rotate-90' : '-rotate-90'} />,
  Day,
  // `aria-disabled`, because arrow keys skip days with `disabled`, and nobody would hear the reason.
  DayButton: (props) => <DayButton {...props} aria-disabled={props.modifiers.refused || undefined} />,
};

/** A day in its cell. The picker leaves out days of months that cannot be shown: here such a day is a number. */
function Day({ day, modifiers, children, ...cell }: DayProps) {
  return (
    <td {...cell} aria-disabled={modifiers.hidden || undefined}>
      {modifiers.hidden ? <span className="rdp-day_button">{day.date.getDate()}</span> : children}
    </td>
  );
}

/** Matches the day in "mardi 1er décembre" and "December 1st": voice control finds a day by its visible number. */
const ordinal = /\b(\d{1,2})(?:er|st|nd|rd|th)\b/;

/** A month in whole weeks. Days that cannot be chosen can be reached by keys, and tell the reason. */
export function Calendar({ today, first, refusalOf, onSelect, locale, ...rest }: CalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  // The picker's own label of a day also tells whether the day is today or chosen.
  const nameOf = locale?.labels?.labelDayButton as typeof labelDayButton | undefined;
  const startMonth = useMemo(() => new Date(today.getFullYear(), today.getMonth()), [today]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the day on which the calendar opens.
  useLayoutEffect(() => {
    const day = formatISO(first, { representation: 'date' });
    root.current?.querySelector(`[data-day="${day}"] button`)?.setAttribute('autofocus', '');
  }, []);
  return (
    <div ref={root}>
      <DayPicker
        mode="single"
        required
        showOutsideDays
        {...rest}
        locale={locale}
        today={today}
        startMonth={startMonth}
        defaultMonth={first}
        modifiers={{ refused: (date) => refusalOf(date) !== undefined }}
        onSelect={(date) => !refusalOf(date) && onSelect(date)}
        labels={{
          labelDayButton: (date, ...how) =>
            [nameOf?.(date, ...how).replace(ordinal, '$1'), refusalOf(date)].filter(Boolean).join(', '),
        }}
        components={components}
      />
    </div>
  );
}
