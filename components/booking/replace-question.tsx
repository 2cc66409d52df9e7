'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { formatLongDay } from '@/lib/dates/day-format';
import { fill } from '@/lib/i18n/fill';
import type { BookingRecord } from './request';
import type { FormParts } from './use-request-form';

export function ReplaceQuestion({
  labels,
  locale,
  record,
  replace: onReplace,
  keepFirst,
}: FormParts & { record: BookingRecord }) {
  const { replace_title: title, replace_text: text, replace, keep } = labels.form;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className="mt-8 border-l-4 border-lacquer py-1 pl-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      <p className="mt-2 max-w-text">{fill(text, { date: formatLongDay(record.date, locale) })}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button onClick={onReplace}>{replace}</Button>
        <Button look="outline" onClick={keepFirst}>
          {keep}
        </Button>
      </div>
    </section>
  );
}
