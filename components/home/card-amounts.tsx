import { useTranslations } from 'next-intl';
import type { HomeServiceCard } from '@/content/schema/pages';
import { getPage, getPageOfKind } from '@/lib/content/pages';
import { asOnOverview, type PriceRow, priceRow, sitePriceList } from '@/lib/content/prices';
import { formatAmount, formatPrice } from '@/lib/i18n/amounts';

/** The lowest and the highest price of the page that a card leads to, as it shows them; nothing where it shows none. */
export function CardAmounts({ card }: { card: Pick<HomeServiceCard, 'route' | 'title'> }) {
  const t = useTranslations();
  const rows = rowsOf(card);
  const amounts = rows.flatMap(({ price }) => (price.kind === 'fixed' ? price.amount : []));
  if (rows.length === 0) return null;
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const span = low < high ? t('services.span', { low: formatPrice(low), high: formatAmount(high) }) : formatPrice(low);
  const hasQuotes = amounts.length < rows.length;
  const words = hasQuotes ? t('services.span_or_quote', { span }) : span;
  return (
    <dl>
      <div className="flex flex-wrap justify-between gap-x-4 border-b border-ink/20 py-1.5 md:py-2.5">
        <dt className="text-stone">{t('nav.prices')}</dt>
        <dd className="font-medium">{amounts.length > 0 ? words : t('services.quotes')}</dd>
      </div>
    </dl>
  );
}

/** The prices on a page of cards; on the price list those of the only trade, or of the one that the card is named after. */
function rowsOf({ route, title }: Pick<HomeServiceCard, 'route' | 'title'>): PriceRow[] {
  const page = getPage(route);
  if (page.kind === 'price-list') {
    const sections = sitePriceList.filter((section) => sitePriceList.length === 1 || section.title === title);
    return sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows));
  }
  if (page.kind !== 'cards') return [];
  const { services = [], cards = [], bands = [] } = page;
  return [
    ...services.flatMap((service) => getPageOfKind(service, 'service').prices).map(priceRow),
    ...cards.map(({ price }) => asOnOverview(priceRow(price))),
    ...bands.flatMap(({ prices }) => prices).map(priceRow),
  ];
}
