'use client';

import type { ChoiceRow } from '@/components/prices/choice';
import { dayProblem } from '@/lib/dates/bookable-day';
import type { BookingProps } from './booking-props';
import { DraftHandOff } from './draft-hand-off';
import { ExpiredRequest, RecordHandOff } from './hand-off';
import { ReplaceQuestion } from './replace-question';
import { formId } from './request';
import { RequestForm } from './request-form';
import { useLaterParts } from './use-later-parts';
import { type FormParts, useRequestForm } from './use-request-form';

export type BookingPanelProps = BookingProps & {
  /** Rows of the price list that can be chosen; absent on the server, because the browser loads them separately. */
  listed?: readonly ChoiceRow[];
};

const noRows: readonly ChoiceRow[] = [];

/** Shows the form, and links that send the kept request or, without one, what is filled in so far. */
export function BookingPanel({ listed = noRows, ...props }: BookingPanelProps) {
  const parts: FormParts = { ...props, ...useRequestForm(props, listed), later: useLaterParts(formId) };
  const { labels, later, now, record } = parts;
  const problem = record && now && dayProblem(record.date, props.open, now);
  return (
    <>
      <RequestForm {...parts} />
      {later.parts && <later.parts.Toaster labels={labels.toasts} />}
      {record && parts.isAsking && <ReplaceQuestion {...parts} record={record} />}
      {!record && <DraftHandOff {...parts} />}
      {record && problem && (
        <ExpiredRequest {...parts} record={record} reason={labels.form.errors[`date_${problem}`]} />
      )}
      {record && !problem && <RecordHandOff {...parts} record={record} />}
    </>
  );
}
