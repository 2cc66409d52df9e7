import { useTranslations } from 'next-intl';
import { QuoteTerms } from '@/components/sections/quote-terms';
import type { PriceId } from '@/content/schema/prices';
import { priceRow } from '@/lib/content/prices';
import { formatDuration, formatPrice, isoDuration } from '@/lib/i18n/format';

export type PriceRowsProps = { ids: readonly PriceId[]; className?: string };

/** Prices of one service as a short labelled list: what, how long, how much. */
export function PriceRows({ ids, className }: PriceRowsProps) {
  const t = useTranslations('prices');
  return (
    <dl className={className}>
      {ids.map((id) => {
        const { service, variant, minutes, price } = priceRow(id);
        return (
          <div
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink/12 py-2.5 not-last:border-b"
          >
            <dt>
              {service}
              {variant && (
                <>
                  , <span className="whitespace-nowrap text-stone">{variant}</span>
                </>
              )}
            </dt>
            <dd className="ml-auto text-right whitespace-nowrap tabular-nums">
              {minutes && (
                <time dateTime={isoDuration(minutes)} className="mr-4 text-sm text-stone">
                  {formatDuration(minutes)}
                </time>
              )}
              {price.kind === 'fixed' ? formatPrice(price.amount) : t('on_quote')}
            </dd>
            {price.kind === 'quote' && (
              <dd className="w-full text-sm text-stone">
                <QuoteTerms quote={price} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
