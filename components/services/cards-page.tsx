import { BookingBand } from '@/components/layout/booking-band';
import { CardAmounts } from '@/components/layout/card-amounts';
import { RelatedLinks } from '@/components/layout/related-links';
import type { TemplateProps } from '@/components/layout/template-props';
import { trades } from '@/lib/content/content';
import { bookingVariantOf, getPageOfKind } from '@/lib/content/pages';
import { PriceCards, ServiceBands, ServiceCards } from './card-lists';
import { Lead } from './lead';
import { ServicePanel } from './service-panel';

export function CardsTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'cards');
  const { services, cards, bands, closing, bandPicture } = page;
  const variant = bookingVariantOf(id);
  const [service] = services ?? [];
  const [first] = service ? [getPageOfKind(service, 'service')] : (cards ?? bands ?? []);
  // With one trade, a page with another name is an overview: then the draft of a message names no service.
  const isOverview = trades.length === 1 && trades[0]?.label !== page.label;
  return (
    <>
      <Lead id={id} page={page} text={page.intro} isTextFirst isPictureBelow={first?.picture === page.picture}>
        <ServicePanel
          overview={<CardAmounts card={{ route: id }} />}
          title={isOverview ? '' : page.label}
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
