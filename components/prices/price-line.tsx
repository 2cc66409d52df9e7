import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PriceSummary } from '@/lib/content/prices';
import { formatDuration, formatPrice, isoDuration } from '@/lib/i18n/amounts';
import type { Quote } from '@/lib/schema/prices';

export type PriceLineProps = {
  name: ReactNode;
  duration?: ReactNode;
  /** Absent if the price is on request. */
  price?: string;
  quote?: Quote;
  /** Cause of a span of prices: "la longueur". */
  variesBy?: string;
  /** Whether the name is for screen readers only, because the text above shows it. */
  isNameHidden?: boolean;
  /** Whether a line leads from the name, if it is shown, to the price; the duration is beside the price. */
  hasLeader?: boolean;
  sign?: ReactNode;
  className?: string;
};

/**
 * A line of prices outside the price list: the name wraps on the left, duration and price stay on the right; the price
 * moves below if it does not fit. No container query, because it costs another style pass before the first frame.
 */
export function PriceLine(props: PriceLineProps) {
  const { name, duration, price, variesBy, quote, isNameHidden, hasLeader, sign, className = '' } = props;
  const t = useTranslations('prices');
  const leaderBefore = isNameHidden && hasLeader ? 'leader flex flex-1 flex-row-reverse items-baseline gap-4' : '';
  return (
    <div
      className={`flex flex-wrap items-baseline gap-x-2 py-1 lg:gap-x-4 md:py-1.5 ${sign ? 'min-h-11' : ''} ${className}`}
    >
      <dt
        // Only a word longer than the whole line is broken; for shorter words the price moves below.
        className={
          isNameHidden
            ? 'sr-only'
            : `max-w-full flex-1 basis-24 wrap-break-word ${hasLeader ? 'leader flex items-baseline gap-4 *:min-w-0' : ''}`
        }
      >
        {name}
      </dt>
      {duration && !variesBy && (
        <dd
          className={`text-sm whitespace-nowrap text-stone ${isNameHidden ? leaderBefore || 'mr-auto' : 'price-duration'}`}
        >
          {duration}
        </dd>
      )}
      <dd
        className={`ml-auto min-w-18 text-right ${price ? 'text-lg/tight tabular-nums' : ''} ${sign ? 'mr-8' : ''} ${duration || quote ? '' : leaderBefore}`}
      >
        {price ?? t('on_quote')}
        {sign}
      </dd>
      {variesBy && (
        <dd className="w-full text-sm text-stone first-letter:uppercase">
          {t('depends', { what: variesBy })}
          {duration && ', '}
          {duration}
        </dd>
      )}
      {quote && (
        <dd
          className={`text-sm text-stone ${quote.example ? '' : 'price-criterion'} ${isNameHidden ? 'order-first flex-[1_1_8rem]' : 'w-full'}`}
        >
          <QuoteTerms quote={quote} />
        </dd>
      )}
    </div>
  );
}

export type PriceSummariesProps = Pick<PriceLineProps, 'isNameHidden' | 'className'> & {
  prices: readonly PriceSummary[];
  /** Classes of each line. */
  lineClass: string;
};

/** One line per service, with its lowest and highest price. */
export function PriceSummaries({ prices, isNameHidden, lineClass, className }: PriceSummariesProps) {
  return (
    <dl className={className}>
      {prices.map(({ service, ...summary }) => (
        <PriceLine key={service} {...summary} name={service} isNameHidden={isNameHidden} className={lineClass} />
      ))}
    </dl>
  );
}

export function QuoteTerms({ quote: { dependsOn, example, hourlyRate } }: { quote: Quote }) {
  const t = useTranslations('prices');
  return (
    <>
      <span className="price-criterion block first-letter:uppercase">{t('depends', { what: dependsOn })}</span>
      {example && <span className="block text-ink">{t('quote_example', { example })}</span>}
      {hourlyRate !== undefined && (
        <span className="block">{t('hourly_rate', { price: formatPrice(hourlyRate) })}</span>
      )}
    </>
  );
}

export function Duration({ minutes, className }: { minutes: number; className?: string }) {
  return (
    <time dateTime={isoDuration(minutes)} className={className}>
      {formatDuration(minutes)}
    </time>
  );
}
