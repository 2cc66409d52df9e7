'use client';

import { type ReactNode, useRef } from 'react';
import type { BookingProps } from '@/components/booking/booking-props';
import type { RequestFormState } from '@/components/booking/use-request-form';
import {
  type Choice,
  describeNews,
  describeTotal,
  type PricedRow,
  removeRow,
  rowPrice,
  totalOf,
} from '@/components/choice/choice';
import { Button, linkClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fill, formatDuration } from '@/lib/i18n/format';

type Words = Pick<BookingProps, 'locale' | 'labels'>;

export type RowsAndTotalProps = Words & {
  choice: Choice;
  /** What can be done with a row. */
  action?: (row: PricedRow) => ReactNode;
};

/** Rows of the price list and what they come to. */
export function RowsAndTotal({ choice: { rows }, locale, labels, action }: RowsAndTotalProps) {
  const { count, duration, price } = describeTotal(totalOf(rows), labels.choice);
  return (
    <>
      <ul className="text-sm">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-8 items-center gap-4">
            <span className="min-w-0 flex-1">
              <span lang={locale === 'fr' ? undefined : 'fr'}>{row.name}</span>
              {row.minutes && <span className="whitespace-nowrap text-stone"> · {formatDuration(row.minutes)}</span>}
            </span>
            <span className="whitespace-nowrap tabular-nums">{rowPrice(row, labels.choice)}</span>
            {action?.(row)}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1 text-sm font-medium">
        {[count, duration, price].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

export type ChosenRowsProps = Words &
  Pick<BookingProps, 'prices'> &
  Pick<RequestFormState, 'form' | 'news' | 'keepRows'> & { choice: Choice };

/** What was chosen from the price list, each to be taken out again, and what has become of it since. */
export function ChosenRows({ form, choice, news, keepRows, prices, ...words }: ChosenRowsProps) {
  const { labels } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const takeOut = (id: string) => {
    const rows = removeRow(choice.rows, id);
    keepRows(rows);
    // The pressed button goes away.
    if (rows.length > 0) heading.current?.focus();
    else form.setFocus('name');
  };
  return (
    <section className="mb-8 border-y border-greige py-4">
      <h3 ref={heading} tabIndex={-1} className="mb-1 font-text text-sm font-medium">
        {labels.choice.title}
      </h3>
      <RowsAndTotal
        {...words}
        choice={choice}
        action={({ id, name }) => (
          <Button
            look="plain"
            className="-mr-3"
            aria-label={fill(labels.form.choice_remove, { service: name })}
            onClick={() => takeOut(id)}
          >
            <Icon name="close" className="size-4" />
          </Button>
        )}
      />
      {news &&
        describeNews(news, labels.choice).map((sentence) => (
          <p key={sentence} className="mt-2 flex gap-2 text-sm font-medium text-lacquer">
            <Icon name="alert" className="mt-0.5 size-4.5" />
            {sentence}
          </p>
        ))}
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
