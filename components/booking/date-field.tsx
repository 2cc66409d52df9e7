'use client';

import { startTransition, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { BookingProps } from '@/components/booking/booking-props';
import { DatePopover } from '@/components/booking/date-popover';
import { quietClasses } from '@/components/booking/hand-off-links';
import type { RequestFormState } from '@/components/booking/use-request-form';
import { Button } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { dayProblem, nextOpenDay, type OpenDays } from '@/lib/dates/bookable-day';
import { formatDay, formatLongDay, parseDay } from '@/lib/dates/day-format';
import { type Day, zurichDay } from '@/lib/dates/zurich-date';
import { fill } from '@/lib/i18n/format';

export type DateFieldProps = Pick<BookingProps, 'locale' | 'labels' | keyof OpenDays> &
  Pick<RequestFormState, 'form' | 'now'> & { id: string };

/** A date to type, or to choose in the calendar beside it; where the salon is closed, the next open day is one press away. */
export function DateField({ id, form, now, locale, labels, week, closings }: DateFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const text = useWatch({ control: form.control, name: 'date' }) ?? '';
  const { errors, isSubmitted } = useFormState({ control: form.control, name: 'date' });
  const error = errors.date?.message;
  const open = { week, closings };
  const day = now && parseDay(text, locale, zurichDay(now));
  const problem = day && dayProblem(day, open, now);
  // A year that is still being typed is in the past or far away for a moment: these two are said only as errors.
  const isClosed = problem === 'weekly' || problem === 'closed' || problem === 'over';
  const isAsking = isClosed || (problem === 'past' && error !== undefined);
  const next = day && isAsking ? nextOpenDay(day, open, now) : undefined;
  const set = (chosen: Day) =>
    form.setValue('date', formatDay(chosen, locale), { shouldDirty: true, shouldValidate: isSubmitted });
  const { onBlur, ...register } = form.register('date');
  const hint = (
    <>
      {labels.form.date_format}
      {/* Its room is reserved against layout shift. */}
      <span role="status" className={`block font-medium text-ink ${error ? '' : 'min-h-[1lh] closed:min-h-[2lh]'}`}>
        {isClosed && !error && labels.form.errors[`date_${problem}`]}
        {isAsking && !next && ` ${labels.form.none_open}`}
        {day && !problem && formatLongDay(day, locale)}
      </span>
    </>
  );
  const action = (
    <div className="flow-root closed:min-h-19">
      {next && (
        <button
          type="button"
          className={`${quietClasses} mt-2 cursor-pointer`}
          onClick={() => {
            set(next);
            // This button goes away; in the field a phone's keyboard would open.
            button.current?.focus({ preventScroll: true });
          }}
        >
          {fill(labels.form.next_open, { date: formatLongDay(next, locale) })}
        </button>
      )}
    </div>
  );
  return (
    <Field id={id} label={labels.form.date} hint={hint} error={error} action={action}>
      <div className="flex flex-wrap items-end gap-2">
        <TextInput
          {...register}
          id={id}
          hint={hint}
          error={error}
          // Browsers would restore the date of the last visit.
          autoComplete="off"
          inputMode="numeric"
          required
          className="min-w-[min(8rem,100%)] flex-1 tabular-nums"
          onBlur={(event) => {
            if (day) set(day);
            return onBlur(event);
          }}
        />
        <Button
          ref={button}
          look="icon"
          aria-label={labels.form.date_choose}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          // The pressed button is painted before the month is rendered.
          onClick={() => startTransition(() => setIsOpen(true))}
        >
          <Icon name="calendar" />
        </Button>
      </div>
      <DatePopover
        {...{ locale, labels, week, closings, day, isOpen }}
        anchor={button}
        onOpenChange={setIsOpen}
        onChoose={set}
      />
    </Field>
  );
}
