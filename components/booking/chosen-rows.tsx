'use client';

import { type ReactNode, useRef } from 'react';
import { type Choice, type ChoiceRow, describeRow, idsInForm, removeRow, totalLine } from '@/components/prices/choice';
import { Button, linkClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { BookingProps } from './booking-props';
import type { FormParts } from './use-request-form';

type Words = Pick<BookingProps, 'mainLang' | 'labels'>;

export type RowsAndTotalProps = Words & {
  choice: Choice;
  action?: (row: ChoiceRow) => ReactNode;
};

export function RowsAndTotal({ choice: { rows }, mainLang, labels, action }: RowsAndTotalProps) {
  return (
    <>
      <ul className="divide-y divide-ink/15 border-b border-ink/15 text-sm/snug">
        {rows.map((row) => {
          const { name, details, price } = describeRow(row, labels.choice);
          return (
            <li key={row.id} className="flex min-h-[var(--row,2.75rem)] items-center gap-4 py-1.5">
              <span className="min-w-0 flex-1 text-balance">
                <span id={idsInForm(row).name} lang={mainLang}>
                  {name}
                </span>
                {details && <span className="block text-stone">{details}</span>}
              </span>
              <span className="whitespace-nowrap tabular-nums">{price}</span>
              {action?.(row)}
            </li>
          );
        })}
      </ul>
      <p role={action && 'status'} className="mt-3 text-sm font-medium">
        {totalLine(rows, labels.choice)}
      </p>
    </>
  );
}

/** Shows sentences on changes since rows were chosen, then the rows, each with a button that removes it. */
export function ChosenRows(parts: FormParts) {
  const { form, choice, news, keepRows, labels, mainLang } = parts;
  const heading = useRef<HTMLHeadingElement>(null);
  const takeOut = (id: string) => {
    const rows = removeRow(choice?.rows ?? [], id);
    keepRows(rows);
    // The pressed button disappears with its row, so the focus moves to the heading or the first field.
    if (rows.length > 0) heading.current?.focus();
    else form.setFocus('name');
  };
  return (
    <section className="chosen-rows mb-9">
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
          {...{ choice, labels, mainLang }}
          action={(row) => (
            <Button
              look="plain"
              className="-my-1.5 -mr-3"
              id={idsInForm(row).out}
              aria-label={labels.form.choice_remove}
              aria-labelledby={`${idsInForm(row).out} ${idsInForm(row).name}`}
              onClick={() => takeOut(row.id)}
            >
              <Icon name="close" className="size-4" />
            </Button>
          )}
        />
      )}
      {choice && <PricesLink {...parts} />}
    </section>
  );
}

export const PricesLink = ({ prices, labels, mainLang }: Words & Pick<BookingProps, 'prices'>) => (
  <a href={prices} hrefLang={mainLang} className={linkClasses}>
    {labels.form.choice_add}
  </a>
);
