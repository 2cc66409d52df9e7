import { BookingBand } from '@/components/sections/booking-band';
import { Intro } from '@/components/sections/intro';
import { PageHead } from '@/components/sections/page-head';
import { PriceNotes } from '@/components/sections/price-notes';
import { RelatedLinks } from '@/components/sections/related-links';
import { ServiceBand } from '@/components/sections/service-card';
import type { TemplateProps } from '@/components/templates/template-props';
import { bookingVariantOf, getPageOfKind } from '@/lib/content/pages';
import { summarizePrices } from '@/lib/content/prices';

/** A category: a few services whose pictures bleed to either edge in turn, booked through the services variant of the widget. */
export function CategoryTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'category');
  const variant = bookingVariantOf(id);
  return (
    <>
      <PageHead id={id} heading={page.heading} picture={page.picture}>
        <Intro paragraphs={page.intro} />
      </PageHead>
      <ul className="flex flex-col gap-12 py-band lg:gap-20">
        {page.cards.map((card, index) => (
          <ServiceBand
            key={card.route}
            route={card.route}
            title={card.title}
            text={card.text}
            picture={card.picture}
            prices={summarizePrices(card.prices)}
            variant={variant}
            isFlipped={index % 2 === 1}
          />
        ))}
      </ul>
      <PriceNotes ids={page.cards.flatMap(({ prices }) => prices)} className="wrap text-sm text-stone" />
      <RelatedLinks routes={page.related} />
      <BookingBand kind="category" closing={page.closing} picture={page.bandPicture} variant={variant} />
    </>
  );
}
