import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/route-link';
import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { RelatedLinks } from '@/components/sections/related-links';
import { ServiceCard } from '@/components/sections/service-card';
import type { TemplateProps } from '@/components/templates/template-props';
import { buttonClasses } from '@/components/ui/button-classes';
import type { PriceId } from '@/content/schema/prices';
import { getPageOfKind } from '@/lib/content/pages';
import { priceRow } from '@/lib/content/prices';
import { formatPrice } from '@/lib/i18n/format';

/** The price that is the overview's own where there is one, else that of the price list; nothing for a quote. */
function cardPrice(id: PriceId): string | undefined {
  const { price } = priceRow(id);
  return price.kind === 'fixed' ? formatPrice(price.overviewAmount ?? price.amount) : undefined;
}

/** Nail services overview: six cards and the way to the price list. */
export function NailCardsTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'nail-cards');
  const t = useTranslations('services');
  return (
    <>
      <PageHead id={id} heading={page.heading} picture={page.picture}>
        {page.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-text">
            {paragraph}
          </p>
        ))}
      </PageHead>
      <div className="wrap py-band">
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {page.cards.map((card) => (
            <ServiceCard
              key={card.title}
              route={card.route}
              title={card.title}
              text={card.text}
              picture={card.picture}
              price={cardPrice(card.price)}
            />
          ))}
        </div>
        <p className="mt-10 lg:mt-14">
          <RouteLink to="tarifs" className={buttonClasses.outline}>
            {t('see_prices')}
          </RouteLink>
        </p>
      </div>
      <RelatedLinks routes={page.related} />
      <BookingBand />
    </>
  );
}
