'use client';

import { useDeferredValue, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { HandOffLinks } from '@/components/booking/hand-off-links';
import { requestLines } from '@/components/booking/hand-off-text';
import type { BookingProps } from '@/components/booking/labels';
import { type BookingRecord, draftOf } from '@/components/booking/request';
import type { RequestFormState } from '@/components/booking/use-request-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Shared = Pick<BookingProps, 'locale' | 'labels' | 'reach'>;

export type DraftHandOffProps = Shared & Pick<RequestFormState, 'form' | 'rules'>;

/** Before a request is kept: nothing is sent by the form, and what is typed so far can be handed over by other ways. */
export function DraftHandOff({ form, rules, ...shared }: DraftHandOffProps) {
  // Deferred, so that updating the links never delays typing.
  const values = useDeferredValue(useWatch({ control: form.control }));
  return (
    <section className="mt-10 border-t border-greige pt-6">
      <p className="mb-5 max-w-text text-sm text-stone">{shared.labels.handOff.notSentBefore}</p>
      <HandOffLinks {...shared} request={draftOf(values, rules)} />
    </section>
  );
}

export type RecordHandOffProps = Shared &
  Pick<RequestFormState, 'forget'> & {
    record: BookingRecord;
    /** True right after submitting: the heading takes the focus. */
    isNew: boolean;
  };

/** After a request is kept: what it says, that the salon has not received it, how to hand it over, and how to forget it. */
export function RecordHandOff({ record, isNew, forget, ...shared }: RecordHandOffProps) {
  const { labels, locale } = shared;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew || !record) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isNew, record]);
  return (
    <section className="mt-10 bg-linen p-5 sm:p-7">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-xl">
        <Icon name="check" className="size-6 text-spruce" />
        {labels.success.title}
      </h3>
      <p className="mt-2">{labels.success.text}</p>
      <p className="mt-4 max-w-text font-medium">{labels.handOff.notSentAfter}</p>
      <div className="mt-5">
        <HandOffLinks {...shared} request={record} />
      </div>
      <h4 className="mt-7 text-sm font-medium">{labels.handOff.recorded}</h4>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {requestLines(record, labels.words, locale).map(({ field, label, value }) => (
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
        {labels.handOff.forget}
      </Button>
    </section>
  );
}
