'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toast-store';
import { formatLongDay } from '@/lib/dates/day-format';
import { fill } from '@/lib/i18n/fill';
import { RowsAndTotal } from './chosen-rows';
import { HandOffLinks, mainWay } from './hand-off-links';
import { requestLines } from './hand-off-text';
import type { BookingRecord } from './request';
import type { FormParts } from './use-request-form';

const panel = '-mx-(--pad) mt-10 -mb-(--pad) rounded-b-sm bg-linen p-(--pad)';

type RecordParts = FormParts & { record: BookingRecord };

/** Shown after a request is kept: links that send it, its content, and a button that deletes it. */
export function RecordHandOff(parts: RecordParts) {
  const { labels, record, reach, outcome } = parts;
  const { success_title, success_text } = labels.toasts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Runs only right after the form was submitted, not for a request kept earlier.
    if (outcome !== 'success' || !record) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    // After the focus, because screen readers have to say the heading first: the request still has to be sent.
    showToast({ tone: 'success', title: success_title, text: success_text });
  }, [outcome, record, success_title, success_text]);
  return (
    <section className={panel}>
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {labels.handoff.ready}
      </h3>
      <p className="mt-2 mb-5 max-w-text">{labels.form.not_sent_after}</p>
      <HandOffLinks {...parts} request={record} main={mainWay(reach)} />
      <Contents {...parts} />
      <Forget {...parts} />
    </section>
  );
}

/** Shown for a kept request whose day is no longer possible: a button puts the request back into the form. */
export function ExpiredRequest({ reason, ...parts }: RecordParts & { reason: string }) {
  const { labels, record, chooseNewDate } = parts;
  return (
    <section className={panel}>
      <h3 className="text-xl">{labels.handoff.expired}</h3>
      <Contents {...parts} />
      <p className="mb-5 max-w-text">{reason}</p>
      <Button onClick={() => chooseNewDate(record)}>{labels.handoff.new_date}</Button>
      <Forget {...parts} />
    </section>
  );
}

function Contents({ record, labels, locale, mainLang }: RecordParts) {
  // Chosen rows already name the service.
  const lines = requestLines(record, labels, locale).filter(({ field }) => !(record.choice && field === 'service'));
  return (
    <dl className="my-5 border-b border-ink/15 text-sm">
      {lines.map(({ field, label, value, lang }) => (
        <div key={field} className="grid grid-cols-[min(6.5rem,40%)_minmax(0,1fr)] gap-x-3 border-t border-ink/15 py-2">
          <dt className="text-stone">{label}</dt>
          {/* `dir`, so that a name written from right to left does not reorder the text around it. */}
          <dd lang={lang} dir="auto" className="wrap-anywhere text-start">
            {value}
          </dd>
        </div>
      ))}
      {record.choice && (
        <div className="border-t border-ink/15 pt-2 pb-3">
          <dt className="text-stone">
            {fill(labels.handoff.choice, { date: formatLongDay(record.choice.day, locale) })}
          </dt>
          <dd>
            <RowsAndTotal choice={record.choice} {...{ labels, mainLang }} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Forget({ labels, forget }: RecordParts) {
  return (
    <Button look="text" className="mt-4" onClick={forget}>
      <Icon name="close" />
      {labels.handoff.forget}
    </Button>
  );
}
