'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { BookingProps } from '@/components/booking/booking-props';
import { HandOffLinks } from '@/components/booking/hand-off-links';
import { requestLines } from '@/components/booking/hand-off-text';
import type { BookingRecord } from '@/components/booking/request';
import type { RequestFormState } from '@/components/booking/use-request-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Shared = Pick<BookingProps, 'locale' | 'labels' | 'reach'> &
  Pick<RequestFormState, 'forget'> & { record: BookingRecord };

export type RecordHandOffProps = Shared & {
  /** True right after submitting: the heading takes the focus. */
  isNew: boolean;
};

/** After a request is kept: what is left to do, by which ways, what the request says, and how to forget it. */
export function RecordHandOff({ isNew, ...shared }: RecordHandOffProps) {
  const { labels, record, reach } = shared;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew || !record) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isNew, record]);
  return (
    <section className="mt-10 bg-linen p-5 sm:p-7">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {labels.handoff.ready}
      </h3>
      <p className="mt-2 mb-5 max-w-text">{labels.form.not_sent_after}</p>
      <HandOffLinks {...shared} request={record} main={reach.whatsapp ? 'whatsapp' : 'email'} />
      <Contents {...shared} />
    </section>
  );
}

export type ExpiredRequestProps = Shared & Pick<RequestFormState, 'chooseNewDate'> & { reason: ReactNode };

/** A kept request for a day that can no longer be asked for: no link sends it, and the form takes it up again. */
export function ExpiredRequest({ reason, chooseNewDate, ...shared }: ExpiredRequestProps) {
  const { labels, record } = shared;
  return (
    <section className="mt-10 bg-linen p-5 sm:p-7">
      <h3 className="text-xl">{labels.handoff.expired}</h3>
      <p className="mt-2 mb-5 max-w-text">{reason}</p>
      <Button onClick={() => chooseNewDate(record)}>{labels.handoff.new_date}</Button>
      <Contents {...shared} />
    </section>
  );
}

/** What a kept request says, and the button that forgets it. */
function Contents({ record, labels, locale, forget }: Shared) {
  return (
    <>
      <h4 className="mt-7 text-sm font-medium">{labels.handoff.recorded}</h4>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {requestLines(record, labels, locale).map(({ field, label, value }) => (
          <div key={field} className="contents">
            <dt className="text-stone">{label}</dt>
            {/* A name written right to left must not reorder the text around it. */}
            <dd dir="auto" className="wrap-anywhere text-start max-sm:mb-2">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Button look="destructive" className="mt-6 text-sm" onClick={forget}>
        <Icon name="close" />
        {labels.handoff.forget}
      </Button>
    </>
  );
}
