import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/route-link';
import type { PriceId } from '@/content/schema/prices';
import { getPage, idOfKind } from '@/lib/content/pages';
import { servicesPricedTwice } from '@/lib/content/prices';
import { joinWords } from '@/lib/i18n/format';
import { typeset } from '@/lib/i18n/typography';

export type OtherPricesProps = {
  /** The rows that stand above. */
  ids: readonly PriceId[];
  /** Whether they stand on the nail overview. */
  isOverview?: boolean;
  /** Replaces the look of a small note. */
  className?: string;
};

/** Says where a price holds, for the services that have one on the nail overview and another on the price list. */
export function OtherPrices({
  ids,
  isOverview = false,
  className = 'mt-3 max-w-text text-sm text-stone',
}: OtherPricesProps) {
  const t = useTranslations('prices');
  const services = servicesPricedTwice(ids);
  if (services.length === 0) return null;
  const other = idOfKind(isOverview ? 'price-list' : 'price-cards');
  if (!other) return null;
  return (
    <p className={className}>
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
  );
}
