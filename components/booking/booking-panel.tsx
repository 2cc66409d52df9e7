'use client';

import type { ChoiceRow } from '@/components/prices/choice';
import { dayProblem } from '@/lib/dates/bookable-day';
import type { BookingProps } from './booking-props';
import { DraftHandOff } from './draft-hand-off';
import { ExpiredRequest, RecordHandOff } from './hand-off';
import { ReplaceQuestion } from './replace-question';
import { RequestForm } from './request-form';
import { useLaterParts } from './use-later-parts';
import { useRequestForm } from './use-request-form';

export type BookingPanelProps = BookingProps & {
  /** The rows that can be chosen; absent on the server, because the browser loads them from a file of their own. */
  listed?: readonly ChoiceRow[];
};

const noRows: readonly ChoiceRow[] = [];

/** The form, and the links that hand over the kept request or, without one, what is filled in so far. */
export function BookingPanel({ listed = noRows, ...props }: BookingPanelProps) {
  const { labels, locale } = props;
  const { form, rules, now, today, choice, news, record, isAsking, outcome, forget, keepRows, ...actions } =
    useRequestForm(props, listed);
  const later = useLaterParts();
  const problem = record && now && dayProblem(record.date, props.open, now);
  return (
    <>
      <RequestForm
        {...props}
        {...{ form, now, choice, news, keepRows, record, outcome, later }}
        submit={actions.submit}
        readFields={actions.readFields}
      />
      {later.parts && <later.parts.Toaster labels={labels.toasts} />}
      {record && isAsking && (
        <ReplaceQuestion {...{ labels, locale, record }} onReplace={actions.replace} onKeep={actions.keepFirst} />
      )}
      {!record && <DraftHandOff {...props} {...{ form, rules, today, choice }} />}
      {record && problem && (
        <ExpiredRequest
          {...props}
          {...{ record, forget }}
          reason={labels.form.errors[`date_${problem}`]}
          chooseNewDate={actions.chooseNewDate}
        />
      )}
      {record && !problem && <RecordHandOff {...props} {...{ record, forget }} isNew={outcome === 'success'} />}
    </>
  );
}
