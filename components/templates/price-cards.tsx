import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/route-link';
import { BookingBand } from '@/components/sections/booking-band';
import { Intro } from '@/components/sections/intro';
import { PageHead } from '@/components/sections/page-head';
import { PriceNotes } from '@/components/sections/price-notes';
import { RelatedLinks } from '@/components/sections/related-links';
import { ServiceCard } from '@/components/sections/service-card';
import type { TemplateProps } from '@/components/templates/template-props';
import { buttonClasses } from '@/components/ui/button-classes';
import type { PriceId } from '@/content/schema/prices';
import { getPageOfKind, neededId } from '@/lib/content/pages';
import { nameOfRow, type PriceSummary, priceRow, summarizePrices } from '@/lib/content/prices';
import { formatPrice } from '@/lib/i18n/format';

/** The row of a card, with the price that is the overview's own where there is one. */
function cardPrice(id: PriceId): PriceSummary[] {
  const { price } = priceRow(id);
  const own = price.kind === 'fixed' && price.overviewAmount;
  return summarizePrices([id]).map((summary) => (own ? { ...summary, price: formatPrice(own) } : summary));
}

/** Cards of one price each, and the way to the price list. */
export function PriceCardsTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'price-cards');
  const t = useTranslations('prices');
  return (
    <>
      <PageHead id={id} heading={page.heading} picture={page.picture}>
        <Intro paragraphs={page.intro} />
      </PageHead>
      <div className="wrap py-band">
        <ul className="grid gap-6 md:grid-cols-2 lg:gap-8 xl:grid-cols-3">
          {page.cards.map((card) => {
            const prices = cardPrice(card.price);
            const service = nameOfRow(priceRow(card.price));
            const price = prices[0]?.price ?? t('on_quote');
            return (
              <ServiceCard
                key={card.title}
                route={card.route}
                title={card.title}
                text={card.text}
                picture={card.picture}
                prices={prices}
                draft={{
                  draft: t('draft', { service, price, page: page.label }),
                  subject: t('draft_subject', { service }),
                }}
                largeSize="(min-width: 80rem) min(29vw,31rem)"
              />
            );
          })}
        </ul>
        <PriceNotes ids={page.cards.map(({ price }) => price)} isOverview className="mt-8 max-w-text text-stone" />
        <p className="mt-10 lg:mt-14">
          <RouteLink to={neededId('price-list')} className={buttonClasses.outline}>
            {t('see')}
          </RouteLink>
        </p>
      </div>
      <RelatedLinks routes={page.related} />
      <BookingBand kind="price-cards" closing={page.closing} picture={page.bandPicture} />
    </>
  );
}
