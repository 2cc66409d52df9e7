import { BookingBand } from '@/components/layout/booking-band';
import { RelatedLinks } from '@/components/layout/related-links';
import type { TemplateProps } from '@/components/layout/template-props';
import { bookingVariantOf, getPageOfKind } from '@/lib/content/pages';
import { PriceCards, ServiceBands, ServiceCards } from './card-lists';
import { Lead } from './lead';

/** The services of a trade as cards, in the lists that the page has. */
export function CardsTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'cards');
  const { services, cards, bands, label, closing, bandPicture } = page;
  const variant = bookingVariantOf(id);
  return (
    <>
      <Lead id={id} page={page} text={page.intro} />
      {services && <ServiceCards services={services} variant={variant} />}
      {cards && <PriceCards cards={cards} page={label} variant={variant} />}
      {bands && <ServiceBands bands={bands} variant={variant} />}
      <RelatedLinks routes={page.related} />
      <BookingBand kind="cards" closing={closing} picture={bandPicture} variant={variant} />
    </>
  );
}
