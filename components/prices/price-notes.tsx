import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { getPage, neededId } from '@/lib/content/pages';
import { priceOverview } from '@/lib/content/price-pages';
import { type PriceRow, servicesPricedTwice } from '@/lib/content/prices';
import { joinWords } from '@/lib/i18n/format';
import { typeset } from '@/lib/i18n/typography';

export type PriceNotesProps = {
  /** The rows that stand above. */
  rows: readonly PriceRow[];
  isOverview?: boolean;
  className?: string;
};

/** What is to know of the prices above: when a quote is given, and where a price holds that differs on the nail overview. */
export function PriceNotes({
  rows,
  isOverview = false,
  className = 'mt-3 max-w-text text-sm text-stone',
}: PriceNotesProps) {
  const t = useTranslations('prices');
  const services = servicesPricedTwice(rows);
  const look = `text-balance ${className}`;
  const other = isOverview ? neededId('price-list') : priceOverview();
  return (
    <>
      {rows.some(({ price }) => price.kind === 'quote') && <p className={look}>{t('quote_note')}</p>}
      {other && services.length > 0 && (
        <p className={look}>
          {t.rich(isOverview ? 'other_here' : 'other_there', {
            services: joinWords(services.map((service) => typeset(`« ${service} »`))),
            page: getPage(other).label,
            link: (words) => (
              <RouteLink to={other} className="underline underline-offset-4 hover:text-lacquer">
                {words}
              </RouteLink>
            ),
          })}
        </p>
      )}
    </>
  );
}
