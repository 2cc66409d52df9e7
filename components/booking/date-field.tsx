'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button, keepFocus } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { dayProblem, exampleDay, nextOpenDay } from '@/lib/dates/bookable-day';
import { formatDay, formatLongDay, parseDay } from '@/lib/dates/day-format';
import { type Day, zurichDay } from '@/lib/dates/zurich-date';
import { fill } from '@/lib/i18n/fill';
import { useEarlyPress } from './use-later-parts';
import type { FormParts } from './use-request-form';

/** Milliseconds without a key press after which a date counts as typed. */
const rest = 1000;

/** Calls back when typing pauses or the field loses the focus, so that a half-typed date gives no error. */
function useTyping(onSettled: () => void) {
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = () => {
    clearTimeout(timer.current);
    setIsTyping(false);
    onSettled();
  };
  const type = () => {
    clearTimeout(timer.current);
    setIsTyping(true);
    timer.current = setTimeout(settle, rest);
  };
  return { isTyping, type, settle };
}

/** Field for a date, typed or chosen in a calendar. If it cannot be requested, a button takes the next open day. */
export function DateField(props: FormParts & { id: string }) {
  const { id, form, now, proposedDate, later, locale, labels, open, example } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { parts } = later;
  const { press, isWaiting, hasFailed } = useEarlyPress(later);
  const button = useRef<HTMLButtonElement>(null);
  const text = useWatch({ control: form.control, name: 'date' }) ?? '';
  const { errors, isSubmitted } = useFormState({ control: form.control, name: 'date' });
  const error = errors.date?.message;
  const [announced, setAnnounced] = useState('');
  const { isTyping, type, settle } = useTyping(() => {
    setAnnounced(form.getValues('date'));
    if (isSubmitted) void form.trigger('date');
  });
  const today = now && zurichDay(now);
  const day = today && parseDay(text, locale, today);
  const problem = day && dayProblem(day, open, now);
  const next = problem && !isTyping ? nextOpenDay(day, open, now) : undefined;
  const set = (chosen: Day) =>
    form.setValue('date', formatDay(chosen), { shouldDirty: true, shouldValidate: isSubmitted });
  const { onBlur, ...register } = form.register('date');
  const said = () => {
    if (hasFailed) return labels.form.calendar_failed;
    if (!day || isTyping) return '';
    const sentence = problem && [!error && labels.form.errors[`date_${problem}`], !next && labels.form.none_open];
    if (sentence) return sentence.filter(Boolean).join(' ');
    const date = formatLongDay(day, locale);
    if (day === today || text !== proposedDate) return date;
    // Without the year the sentence fits on one line of a phone.
    return fill(labels.form.next_open_day, { date: date.replace(/ \d{4}$/, '') });
  };
  const hint = (
    <>
      {fill(labels.form.date_example, { example: formatDay(now ? exampleDay(open, now) : example) })}
      {/* One line high even when empty, so that the form below does not move. */}
      <span role="status" className={`block font-medium text-ink first-letter:uppercase ${error ? '' : 'min-h-[1lh]'}`}>
        <span key={said()}>{said()}</span>
      </span>
    </>
  );
  const action = next && (
    <Button
      look="quiet"
      className="mt-2"
      onMouseDown={keepFocus}
      onClick={() => {
        set(next);
        // This button disappears; focus on the field instead of the calendar's button would open a phone's keyboard.
        button.current?.focus({ preventScroll: true });
      }}
    >
      {fill(labels.form.next_open, { date: formatLongDay(next, locale) })}
    </Button>
  );
  return (
    <Field {...{ id, hint, error, announced, action }} label={labels.form.date}>
      <div className="flex flex-wrap items-end gap-2">
        <TextInput
          {...register}
          {...{ id, hint, error }}
          // Browsers would otherwise restore the date of the last visit.
          autoComplete="off"
          inputMode="numeric"
          required
          className="min-w-[min(8rem,100%)] flex-1 tabular-nums"
          onInput={type}
          onBlur={(event) => {
            // Read from the field, because an extension may have filled it in without an event.
            const left = today && parseDay(event.target.value, locale, today);
            if (left) set(left);
            settle();
            return onBlur(event);
          }}
        />
        <Button
          ref={button}
          look="icon"
          aria-busy={isWaiting || undefined}
          aria-label={labels.form.date_choose}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={async () => {
            // A transition, so that the pressed button is painted before the month renders.
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
          onClose={() => setIsOpen(false)}
          onChoose={set}
        />
      )}
    </Field>
  );
}
