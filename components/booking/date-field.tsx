'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { dayProblem, nextOpenDay } from '@/lib/dates/bookable-day';
import { formatDay, formatLongDay, parseDay } from '@/lib/dates/day-format';
import { type Day, zurichDay } from '@/lib/dates/zurich-date';
import { fill } from '@/lib/i18n/fill';
import { useEarlyPress } from './use-later-parts';
import type { FormParts } from './use-request-form';

/** A date to type, or to choose in the calendar beside it; if the salon is closed on that day, a button takes the next open day. */
export function DateField({ id, form, now, record, later, locale, labels, open }: FormParts & { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const { parts } = later;
  const { press, isWaiting: _, ...busy } = useEarlyPress(later);
  const button = useRef<HTMLButtonElement>(null);
  const [text = '', ...others] = useWatch({ control: form.control, name: ['date', 'name', 'email'] });
  const { errors, isSubmitted } = useFormState({ control: form.control, name: 'date' });
  const error = errors.date?.message;
  const today = now && zurichDay(now);
  const day = today && parseDay(text, locale, today);
  const problem = day && dayProblem(day, open, now);
  // "Past" and "too far" are said on submitting only, because a half-typed year looks like one of them.
  const isClosed = problem === 'weekly' || problem === 'closed' || problem === 'over';
  // The visitor has not asked for the proposed day until something in the form is typed or used.
  const isUntouched = day === today && !isUsed && !others.some(Boolean) && !error;
  const isAsking = (isClosed && !isUntouched) || (problem === 'past' && error !== undefined);
  const next = day && isAsking ? nextOpenDay(day, open, now) : undefined;
  const set = (chosen: Day) =>
    form.setValue('date', formatDay(chosen), { shouldDirty: true, shouldValidate: isSubmitted });
  const { onBlur, ...register } = form.register('date');
  // The field may have had the focus before hydration; after a request has been kept the emptied form starts anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each request.
  useEffect(() => setIsUsed(document.activeElement?.id === id), [id, record]);
  const said = [
    isClosed && isAsking && !error && labels.form.errors[`date_${problem}`],
    isAsking && !next && labels.form.none_open,
    day && (!problem || isUntouched) && formatLongDay(day, locale),
  ]
    .filter(Boolean)
    .join(' ');
  const hint = (
    <>
      {labels.form.date_format}
      {/* Takes room even when empty, against layout shift. */}
      <span role="status" className={`block font-medium text-ink ${error ? '' : 'min-h-[1lh]'}`}>
        <span key={said}>{said}</span>
      </span>
    </>
  );
  const action = next && (
    <Button
      look="quiet"
      className="mt-2"
      onClick={() => {
        set(next);
        // This button is removed; the focus goes to the calendar's button, as in the field it would open a phone's keyboard.
        button.current?.focus({ preventScroll: true });
      }}
    >
      {fill(labels.form.next_open, { date: formatLongDay(next, locale) })}
    </Button>
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
          onFocus={() => setIsUsed(true)}
          onBlur={(event) => {
            // As it stands there: a script may have filled it in without an event.
            const left = today && parseDay(event.target.value, locale, today);
            if (left) set(left);
            return onBlur(event);
          }}
        />
        <Button
          {...busy}
          ref={button}
          look="icon"
          aria-label={labels.form.date_choose}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={async () => {
            // A transition, so that the pressed button is painted before the month is rendered.
            if (parts || (await press())) startTransition(() => setIsOpen(true));
          }}
        >
          <Icon name="calendar" />
        </Button>
      </div>
      {parts && (
        <parts.DatePopover
          {...{ locale, labels, open, day, isOpen }}
          anchor={button}
          onOpenChange={setIsOpen}
          onChoose={set}
        />
      )}
    </Field>
  );
}
