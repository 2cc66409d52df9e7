'use client';

import { startTransition, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { DatePopover } from '@/components/booking/date-popover';
import type { BookingProps } from '@/components/booking/labels';
import type { RequestFormState } from '@/components/booking/use-request-form';
import { Button } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { formatDay, parseDay } from '@/lib/dates/day-format';
import { closedReason, type Day, type OpenDays } from '@/lib/dates/zurich-date';

export type DateFieldProps = Pick<BookingProps, 'locale' | 'labels' | keyof OpenDays> &
  Pick<RequestFormState, 'form'> & { id: string };

/** A date to type, or to choose in the calendar beside it. */
export function DateField({ id, form, locale, labels, openDays, closings }: DateFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const day = parseDay(useWatch({ control: form.control, name: 'date' }) ?? '', locale);
  const { errors, isSubmitted } = useFormState({ control: form.control, name: 'date' });
  const error = errors.date?.message;
  const reason = day && !error ? closedReason(day, { openDays, closings }) : undefined;
  const set = (next: Day) =>
    form.setValue('date', formatDay(next, locale), { shouldDirty: true, shouldValidate: isSubmitted });
  const { onBlur, ...register } = form.register('date');
  const hint = (
    <>
      {labels.dateFormat}
      <span role="status" className="block font-medium text-ink empty:hidden">
        {reason && (reason === 'weekly' ? labels.weeklyHint : labels.closedHint)}
      </span>
    </>
  );
  return (
    <Field id={id} label={labels.date} hint={hint} error={error}>
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
          aria-label={labels.dateChoose}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          // The pressed button is painted before the month is rendered.
          onClick={() => startTransition(() => setIsOpen(true))}
        >
          <Icon name="calendar" />
        </Button>
      </div>
      <DatePopover
        {...{ locale, labels, openDays, closings, day, isOpen }}
        anchor={button}
        onOpenChange={setIsOpen}
        onChoose={set}
      />
    </Field>
  );
}
