import { useLocale, useTranslations } from 'next-intl';
import type { HomeServiceCard } from '@/content/schema/pages';
import { getPage, getPageOfKind } from '@/lib/content/pages';
import { asOnOverview, type PriceRow, priceRow, priceSpan, siteGroups, sitePriceList } from '@/lib/content/prices';

type Card = Pick<HomeServiceCard, 'route' | 'title' | 'priceGroups'>;

/** The lowest and the highest price of a card's groups, else of the page that it leads to, as it shows them; nothing where it shows none. */
export function CardAmounts({ card }: { card: Card }) {
  const t = useTranslations();
  const locale = useLocale();
  const rows = rowsOf(card);
  const amounts = rows.flatMap(({ price }) => (price.kind === 'fixed' ? price.amount : []));
  if (rows.length === 0) return null;
  const hasQuotes = amounts.length < rows.length;
  const span = amounts.length > 0 && priceSpan(amounts, locale);
  const words = span && hasQuotes ? t('services.span_or_quote', { span }) : span;
  return (
    <dl>
      <div className="flex flex-wrap justify-between gap-x-4 border-b border-ink/20 py-1.5 md:py-2.5">
        <dt className="text-stone">{t('nav.prices')}</dt>
        <dd className="font-medium">{words || t('services.quotes')}</dd>
      </div>
    </dl>
  );
}

/** On the price list only those of the trade or group that the card is named after: what two cards shared would be right for neither. */
function rowsOf({ route, title, priceGroups }: Card): PriceRow[] {
  if (priceGroups) return siteGroups.filter(({ id }) => priceGroups.includes(id)).flatMap(({ rows }) => rows);
  const page = getPage(route);
  if (page.kind === 'price-list') {
    const trade = sitePriceList.find((section) => section.title === title);
    const groups = trade?.groups ?? siteGroups.filter((group) => group.title === title);
    return groups.flatMap(({ rows }) => rows);
  }
  if (page.kind === 'service') return page.prices.map(priceRow);
  if (page.kind === 'landing') return page.services.flatMap(({ prices }) => prices).map(priceRow);
  if (page.kind !== 'cards') return [];
  const { services = [], cards = [], bands = [] } = page;
  return [
    ...services.flatMap((service) => getPageOfKind(service, 'service').prices).map(priceRow),
    ...cards.map(({ price }) => asOnOverview(priceRow(price))),
    ...bands.flatMap(({ prices }) => prices).map(priceRow),
  ];
}
