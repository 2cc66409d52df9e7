'use client';

import { type ReactNode, useRef } from 'react';
import type { BookingProps } from '@/components/booking/booking-props';
import type { RequestFormState } from '@/components/booking/use-request-form';
import { type Choice, describeTotal, type PricedRow, removeRow, rowPrice } from '@/components/choice/choice';
import { Button, linkClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatDuration } from '@/lib/i18n/format';

type Words = Pick<BookingProps, 'locale' | 'labels'>;

const nameId = ({ id }: PricedRow) => `choix-${id}`;

export type RowsAndTotalProps = Words & {
  choice: Choice;
  /** What can be done with a row. */
  action?: (row: PricedRow) => ReactNode;
};

/** Rows of the price list and what they come to. */
export function RowsAndTotal({ choice: { rows }, locale, labels, action }: RowsAndTotalProps) {
  const { count, duration, price } = describeTotal(rows, labels.choice);
  return (
    <>
      <ul className="divide-y divide-ink/15 border-b border-ink/15 text-sm/snug">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-11 items-center gap-4 py-1.5">
            <span className="min-w-0 flex-1 text-balance">
              <span id={nameId(row)} lang={locale === 'fr' ? undefined : 'fr'}>
                {row.name}
              </span>
              {row.minutes && <span className="block text-stone">{formatDuration(row.minutes)}</span>}
            </span>
            <span className="whitespace-nowrap tabular-nums">{rowPrice(row, labels.choice)}</span>
            {action?.(row)}
          </li>
        ))}
      </ul>
      <p role={action && 'status'} className="mt-3 text-sm font-medium">
        {[count, duration, price].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

export type ChosenRowsProps = Words &
  Pick<BookingProps, 'prices'> &
  Pick<RequestFormState, 'form' | 'choice' | 'news' | 'keepRows'>;

/** What was chosen from the price list, each to be taken out again, and what has become of it since. */
export function ChosenRows({ form, choice, news, keepRows, prices, ...words }: ChosenRowsProps) {
  const { labels } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const takeOut = (id: string) => {
    const rows = removeRow(choice?.rows ?? [], id);
    keepRows(rows);
    // The pressed button goes away.
    if (rows.length > 0) heading.current?.focus();
    else form.setFocus('name');
  };
  return (
    <section className="mb-9">
      <h3 ref={heading} tabIndex={-1} className="mb-1 text-xl">
        {labels.choice.title}
      </h3>
      {news.map((sentence) => (
        <p key={sentence} className="my-2 border-l-4 border-lacquer pl-3 text-sm font-medium">
          {sentence}
        </p>
      ))}
      {choice && (
        <RowsAndTotal
          {...words}
          choice={choice}
          action={(row) => (
            <Button
              look="plain"
              className="-my-1.5 -mr-3"
              id={`${nameId(row)}-out`}
              aria-label={labels.form.choice_remove}
              aria-labelledby={`${nameId(row)}-out ${nameId(row)}`}
              onClick={() => takeOut(row.id)}
            >
              <Icon name="close" className="size-4" />
            </Button>
          )}
        />
      )}
      <PricesLink {...words} prices={prices} />
    </section>
  );
}

/** Leads to the price list, where rows are chosen. */
export const PricesLink = ({ prices, labels, locale }: Words & Pick<BookingProps, 'prices'>) => (
  <a href={prices} hrefLang={locale === 'fr' ? undefined : 'fr'} className={linkClasses}>
    {labels.form.choice_add}
  </a>
);
