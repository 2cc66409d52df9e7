import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BookingBand } from '@/components/layout/booking-band';
import { RouteLink } from '@/components/layout/links';
import { RelatedLinks } from '@/components/layout/related-links';
import type { TemplateProps } from '@/components/layout/template-props';
import { PriceNotes } from '@/components/prices/price-notes';
import { buttonClasses } from '@/components/ui/button';
import type { PageOfKind } from '@/content/schema/pages';
import { bookingVariantOf, getPageOfKind, neededId } from '@/lib/content/pages';
import { asOnOverview, nameOfRow, priceRow, summarizePrices } from '@/lib/content/prices';
import { Opening } from './opening';
import { ServiceBand, ServiceCard } from './service-card';

type CardsPageProps = TemplateProps & {
  page: PageOfKind<'service-cards' | 'price-cards' | 'category'>;
  children: ReactNode;
};

/** What the pages of a trade have around their cards. */
function CardsPage({ id, page, children }: CardsPageProps) {
  return (
    <>
      <Opening id={id} page={page} text={page.intro} />
      {children}
      <RelatedLinks routes={page.related} />
      <BookingBand kind={page.kind} closing={page.closing} picture={page.bandPicture} variant={bookingVariantOf(id)} />
    </>
  );
}

/** The services of a trade as cards, in a rhythm of large and small. */
export function ServiceCardsTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'service-cards');
  const services = page.services.map((route) => {
    const service = getPageOfKind(route, 'service');
    return { ...service, route, rows: service.prices.map(priceRow) };
  });
  return (
    <CardsPage id={id} page={page}>
      <div className="py-band">
        <ul className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 lg:grid-cols-5 lg:gap-8">
          {services.map((service, index) => {
            // Rows of wide + small and small + wide in turn; the last of an odd number has a row to itself.
            const isAlone = index % 2 === 0 && index === services.length - 1;
            const isWide = isAlone || index % 4 === 0 || index % 4 === 3;
            const columns = isWide ? 'lg:col-span-3' : 'lg:col-span-2';
            const width = isWide ? 'min(54vw,57rem)' : 'min(35vw,37rem)';
            return (
              <ServiceCard
                key={service.route}
                route={service.route}
                title={service.label}
                text={service.benefit}
                picture={service.picture}
                prices={summarizePrices(service.rows)}
                isWide={isWide}
                largeSize={isAlone ? '(min-width: 48rem) min(92vw,96rem)' : `(min-width: 64rem) ${width}`}
                className={
                  isAlone ? 'md:col-span-2 lg:col-span-5 md:*:first:aspect-2/1 lg:*:first:aspect-3/1' : columns
                }
              />
            );
          })}
        </ul>
        <PriceNotes rows={services.flatMap(({ rows }) => rows)} className="wrap mt-8 text-stone" />
      </div>
    </CardsPage>
  );
}

/** A few services whose pictures bleed to either edge in turn, booked through the services variant of the widget. */
export function CategoryTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'category');
  return (
    <CardsPage id={id} page={page}>
      <ul className="flex flex-col gap-12 py-band lg:gap-20">
        {page.cards.map((card, index) => (
          <ServiceBand
            key={card.route}
            {...card}
            prices={summarizePrices(card.prices.map(priceRow))}
            variant={bookingVariantOf(id)}
            isFlipped={index % 2 === 1}
          />
        ))}
      </ul>
      <div className="wrap">
        <PriceNotes rows={page.cards.flatMap(({ prices }) => prices.map(priceRow))} />
      </div>
    </CardsPage>
  );
}

/** Cards of one price each, and the way to the price list. */
export function PriceCardsTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'price-cards');
  const t = useTranslations('prices');
  return (
    <CardsPage id={id} page={page}>
      <div className="wrap py-band">
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 lg:gap-8 xl:grid-cols-3">
          {page.cards.map(({ price: id, ...card }) => {
            const row = asOnOverview(priceRow(id));
            const prices = summarizePrices([row]);
            const service = nameOfRow(row);
            const price = prices[0]?.price ?? t('on_quote');
            return (
              <ServiceCard
                key={card.title}
                {...card}
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
        <PriceNotes rows={page.cards.map(({ price }) => priceRow(price))} className="mt-8 max-w-text text-stone" />
        <p className="mt-10 lg:mt-14">
          <RouteLink to={neededId('price-list')} className={buttonClasses.outline}>
            {t('see')}
          </RouteLink>
        </p>
      </div>
    </CardsPage>
  );
}
