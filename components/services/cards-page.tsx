import { BookingBand } from '@/components/layout/booking-band';
import { RelatedLinks } from '@/components/layout/related-links';
import type { TemplateProps } from '@/components/layout/template-props';
import { bookingVariantOf, getPageOfKind, getTrade } from '@/lib/content/pages';
import { firstPrices, PriceCards, ServiceBands, ServiceCards } from './card-lists';
import { Lead } from './lead';
import { ServicePanel } from './service-panel';

/** The services of a trade as cards, in the lists that the page has. */
export function CardsTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'cards');
  const { services, cards, bands, closing, bandPicture } = page;
  const variant = bookingVariantOf(id);
  return (
    <>
      <Lead id={id} page={page} text={page.intro}>
        <ServicePanel
          summaries={firstPrices(page)}
          title={page.label === getTrade(page.trade).label ? page.label : ''}
          variant={variant}
        />
      </Lead>
      {services && <ServiceCards services={services} variant={variant} />}
      {cards && <PriceCards cards={cards} variant={variant} />}
      {bands && <ServiceBands bands={bands} variant={variant} />}
      <RelatedLinks routes={page.related} />
      <BookingBand kind="cards" closing={closing} picture={bandPicture} variant={variant} />
    </>
  );
}
