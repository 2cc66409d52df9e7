'use client';

import { type ReactNode, useRef } from 'react';
import { DraftHandOff, RecordHandOff } from '@/components/booking/hand-off';
import type { BookingProps } from '@/components/booking/labels';
import { RequestForm } from '@/components/booking/request-form';
import { useRequestForm } from '@/components/booking/use-request-form';
import { useTakeover } from '@/components/booking/use-takeover';

export type BookingDeskProps = BookingProps & {
  /** Ways to the salon that need no script: shown until the form works. */
  children: ReactNode;
};

const looks = {
  waiting: 'invisible noscript:hidden',
  ready: 'pointer-events-none opacity-0',
  shown: 'motion-safe:transition-opacity motion-safe:duration-300',
} as const;

/** The form, in the place of the links that stand there until it works. Both lie in one cell, so that nothing moves. */
export function BookingDesk({ children, ...props }: BookingDeskProps) {
  const links = useRef<HTMLDivElement>(null);
  const stage = useTakeover(links);
  const { form, rules, record, outcome, submit, forget } = useRequestForm(props);
  return (
    <div className="grid *:[grid-area:1/1] *:min-w-0">
      <div ref={links} className={stage === 'shown' ? 'invisible' : undefined}>
        {children}
      </div>
      <div inert={stage === 'waiting'} className={looks[stage]}>
        <RequestForm {...props} {...{ form, outcome, submit }} />
        {record ? (
          <RecordHandOff {...props} record={record} isNew={outcome === 'success'} forget={forget} />
        ) : (
          <DraftHandOff {...props} {...{ form, rules }} />
        )}
      </div>
    </div>
  );
}
