'use client';

import { format, type Locale } from 'date-fns';
import { type ComponentProps, type KeyboardEvent, useMemo } from 'react';
import {
  DayButton,
  DayPicker,
  type DayProps,
  type PropsBase,
  type PropsSingleRequired,
  useDayPicker,
} from 'react-day-picker';
import { Icon } from './icon';

/** Those of the picker; `footer` is said below the days, and to screen readers when it changes. */
export type CalendarProps = Omit<PropsBase, 'mode' | 'required'> &
  Omit<PropsSingleRequired, 'mode' | 'required'> & {
    /** Its month is the earliest that can be shown. */
    today: Date;
    /** A day's number, as the full date in the locale says it. */
    formatDay: (date: Date) => string;
  };

const step =
  'absolute top-0 flex size-11 items-center justify-center rounded-sm hover:bg-linen aria-disabled:text-greige aria-disabled:hover:bg-transparent';

const classNames = {
  months: 'relative',
  month_caption: 'flex h-11 items-center justify-center px-12',
  caption_label: 'font-display text-lg first-letter:uppercase',
  button_previous: `${step} left-0`,
  button_next: `${step} right-0`,
  month_grid: 'mt-1 w-full border-collapse',
  weekday: 'h-9 text-xs font-medium text-stone',
  day: 'group/day p-0 text-center',
  // Its height lets six weeks fit into the room there is, but stays large enough for a finger.
  day_button:
    'relative flex h-[clamp(1.625rem,calc((var(--radix-popover-content-available-height,100dvh)-2*var(--popover-padding,0px)-10.25rem)/6),2.75rem)] w-[min(2.75rem,calc((100vw-4rem)/7))] items-center justify-center rounded-sm text-base font-medium tabular-nums not-disabled:hover:bg-blush group-data-outside/day:text-sm disabled:font-normal disabled:text-edge disabled:line-through disabled:decoration-greige group-data-selected/day:bg-lacquer group-data-selected/day:text-paper! forced-colors:group-data-selected/day:border-2 group-data-today/day:font-semibold group-data-today/day:after:absolute group-data-today/day:after:inset-x-3 group-data-today/day:after:bottom-1.5 group-data-today/day:after:h-px group-data-today/day:after:bg-current',
  footer: 'mt-2 border-t border-greige pt-2 text-center text-sm text-stone',
};

const components: ComponentProps<typeof DayPicker>['components'] = {
  // Keyed, so that React replaces the element: a translator may have replaced the text.
  CaptionLabel: ({ children, ...label }) => (
    <span {...label}>
      <span key={String(children)}>{children}</span>
    </span>
  ),
  Chevron: ({ orientation }) => <Icon name="chevron" className={orientation === 'left' ? 'rotate-90' : '-rotate-90'} />,
  Day,
  DayButton: (props) => (
    <DayButton {...props}>
      <DayNumber>{String(props.children)}</DayNumber>
    </DayButton>
  ),
};

/** A day's number; what follows it, as in "1er" and "1.", is small and takes no room, so that numbers stay in one column. */
function DayNumber({ children }: { children: string }) {
  const [, number = children, suffix] = /^(\d+)(\D+)$/.exec(children) ?? [];
  return (
    <span className="relative">
      {number}
      {suffix && <span className="absolute left-full text-[0.625em] whitespace-nowrap">{suffix}</span>}
    </span>
  );
}

/** A day in its cell. The picker leaves out days of months that cannot be shown; they are added, and look like other days outside the month. */
function Day({ day, modifiers, children, ...cell }: DayProps) {
  const { dayPickerProps, formatters } = useDayPicker();
  if (!modifiers.hidden) return <td {...cell}>{children}</td>;
  return (
    <td {...cell}>
      <button
        type="button"
        disabled
        aria-label={format(day.date, 'PPPP', { locale: dayPickerProps.locale as Locale })}
        className={classNames.day_button}
      >
        <DayNumber>{formatters.formatDay(day.date)}</DayNumber>
      </button>
    </td>
  );
}

/** Home and End go to the first and last day of the week that can be chosen. */
function goToEndOfWeek({ key, currentTarget }: KeyboardEvent): void {
  if (key !== 'Home' && key !== 'End') return;
  const buttons = [...(currentTarget.closest('tr')?.querySelectorAll('button') ?? [])];
  const edge = key === 'Home' ? 0 : -1;
  // If the first or last day can be chosen, the picker goes there by itself.
  if (buttons.length === 7 && !buttons.at(edge)?.disabled) return;
  buttons
    .filter(({ disabled }) => !disabled)
    .at(edge)
    ?.focus();
}

/** A month, with the days of its neighbours that fill its weeks; the chosen day has the focus when it opens. */
export function Calendar({ formatDay, today, ...rest }: CalendarProps) {
  const startMonth = useMemo(() => new Date(today.getFullYear(), today.getMonth()), [today]);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      showOutsideDays
      {...rest}
      today={today}
      onDayKeyDown={(_date, _modifiers, event) => goToEndOfWeek(event)}
      startMonth={startMonth}
      classNames={classNames}
      components={components}
      formatters={{ formatDay }}
    />
  );
}
