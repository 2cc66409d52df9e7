import { useTranslations } from 'next-intl';
import type { Quote } from '@/content/schema/prices';
import { formatPrice } from '@/lib/i18n/format';

export type QuoteTermsProps = { quote: Quote };

/** What decides a price on quote, with an example and the rate of an hour where there are any. */
export function QuoteTerms({ quote: { dependsOn, example, hourlyRate } }: QuoteTermsProps) {
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
