import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Price, Quote } from '@/content/schema/prices';
import type { PriceRow } from '@/lib/content/prices';
import { formatDuration, formatPrice, isoDuration } from '@/lib/i18n/format';

/** Prices of one service as a short labelled list: what, how long, how much. */
export function PriceRows({ rows, className = '' }: { rows: readonly PriceRow[]; className?: string }) {
  return (
    <dl className={className}>
      {rows.map((row) => {
        const { id, minutes, price } = row;
        return (
          <PriceLine
            key={id}
            className="border-ink/12 not-last:border-b"
            name={<RowName {...row} />}
            duration={minutes && <time dateTime={isoDuration(minutes)}>{formatDuration(minutes)}</time>}
            price={price.kind === 'fixed' ? formatPrice(price.amount) : undefined}
            quote={price.kind === 'quote' ? price : undefined}
          />
        );
      })}
    </dl>
  );
}

export type PriceLineProps = {
  name: ReactNode;
  duration?: ReactNode;
  /** Absent where the price is a quote. */
  price?: string;
  quote?: Quote;
  /** Whether the price is a sentence, as that of a range is. */
  isLong?: boolean;
  /** Whether the name is only for screen readers, as what stands above says it. */
  isNameHidden?: boolean;
  priceClass?: string;
  className?: string;
};

/**
 * One line of a list of prices: the name wraps at the left, duration and price keep their places at the right. Where there is no
 * room for all of them the price comes below. (No container query: each is a round of style before the first frame.)
 */
export function PriceLine(props: PriceLineProps) {
  const { name, duration, price, quote, isLong = false, isNameHidden = false, priceClass = '', className = '' } = props;
  const t = useTranslations('prices');
  return (
    <div className={`flex flex-wrap items-baseline gap-x-3 py-1.5 md:gap-x-4 ${className}`}>
      <dt className={isNameHidden ? 'sr-only' : `flex-1 ${isLong ? 'basis-32' : 'basis-24'}`}>{name}</dt>
      {duration && (
        <dd className={`text-sm whitespace-nowrap text-stone tabular-nums ${isNameHidden ? 'mr-auto' : ''}`}>
          {duration}
        </dd>
      )}
      <dd
        className={`ml-auto min-w-18 text-right text-balance tabular-nums ${isLong ? 'flex-[2_1_12rem]' : ''} ${priceClass}`}
      >
        {price ?? t('on_quote')}
      </dd>
      {quote && (
        <dd className={`text-sm text-stone ${isNameHidden ? 'order-first flex-[1_1_8rem]' : 'w-full'}`}>
          <QuoteTerms quote={quote} />
        </dd>
      )}
    </div>
  );
}

/** Name of a row, with what tells it from others of its service. */
export function RowName({ service, variant }: Pick<Price, 'service' | 'variant'>) {
  if (!variant) return service;
  return (
    <>
      {service}, <span className="inline-block text-stone">{variant}</span>
    </>
  );
}

/** What decides a price on quote, with an example and the rate of an hour where there are any. */
export function QuoteTerms({ quote: { dependsOn, example, hourlyRate } }: { quote: Quote }) {
  const t = useTranslations('prices');
  return (
    <>
      <span className="block">{t('depends', { what: dependsOn })}</span>
      {example && <span className="block">{t('quote_example', { example })}</span>}
      {hourlyRate !== undefined && (
        <span className="block tabular-nums">{t('hourly_rate', { price: formatPrice(hourlyRate) })}</span>
      )}
    </>
  );
}
