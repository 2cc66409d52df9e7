'use client';

import { DraftHandOff, RecordHandOff } from '@/components/booking/hand-off';
import type { BookingProps } from '@/components/booking/labels';
import { RequestForm } from '@/components/booking/request-form';
import { useRequestForm } from '@/components/booking/use-request-form';
import { Toaster } from '@/components/ui/toast';

/** The form, and the links that hand the request over, as far as it is filled in or as it was kept. */
export function BookingPanel(props: BookingProps) {
  const { form, rules, record, outcome, submit, forget } = useRequestForm(props);
  return (
    <>
      <RequestForm {...props} {...{ form, outcome, submit }} />
      {record ? (
        <RecordHandOff {...props} record={record} isNew={outcome === 'success'} forget={forget} />
      ) : (
        <DraftHandOff {...props} {...{ form, rules }} />
      )}
      <Toaster labels={props.labels.toasts} />
    </>
  );
}
