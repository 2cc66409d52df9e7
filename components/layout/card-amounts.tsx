import { useLocale, useTranslations } from 'next-intl';
import { getPage, getPageOfKind } from '@/lib/content/pages';
import { asOnOverview, type PriceRow, priceRow, priceSpan, siteGroups, sitePriceList } from '@/lib/content/prices';
import type { Locale } from '@/lib/i18n/locale';
import type { HomeServiceCard } from '@/lib/schema/pages';

type Card = Pick<HomeServiceCard, 'route' | 'priceGroups'> & { title?: string };

/** Returns the amounts (CHF) of a card's rows, their span in words, and whether a price is on request. */
export function spanOf(card: Card, locale: Locale): { amounts: number[]; span?: string; hasQuotes: boolean } {
  const rows = rowsOf(card);
  const amounts = rows.flatMap(({ price }) => (price.kind === 'fixed' ? price.amount : []));
  return {
    amounts,
    span: amounts.length > 0 ? priceSpan(amounts, locale) : undefined,
    hasQuotes: amounts.length < rows.length,
  };
}

/** Returns a function that gives the prices of a card in words; undefined if the card has no prices. */
export function useAmounts(): (card: Card) => string | undefined {
  const t = useTranslations('services');
  const locale = useLocale();
  return (card) => {
    const { span, hasQuotes } = spanOf(card, locale);
    if (!hasQuotes) return span;
    return span ? t('span_or_quote', { span }) : t('quotes');
  };
}

export function CardAmounts({ card }: { card: Card }) {
  const t = useTranslations('nav');
  const amounts = useAmounts()(card);
  if (!amounts) return null;
  return (
    <dl>
      <div className="flex items-baseline gap-x-4 border-b border-ink/20 py-1.5 md:py-2.5">
        <dt className="shrink-0 text-stone">{t('prices')}</dt>
        <dd className="ml-auto text-right font-medium">{amounts}</dd>
      </div>
    </dl>
  );
}

/** Returns the rows of a card's groups, or else of its page; on the price list those of the trade or group `title`. */
export function rowsOf({ route, title, priceGroups }: Card): PriceRow[] {
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
