import { BookingBand } from '@/components/sections/booking-band';
import { OtherPrices } from '@/components/sections/other-prices';
import { PageHead } from '@/components/sections/page-head';
import { RelatedLinks } from '@/components/sections/related-links';
import { ServiceCard } from '@/components/sections/service-card';
import type { TemplateProps } from '@/components/templates/template-props';
import { getPageOfKind } from '@/lib/content/pages';
import { summarizePrices } from '@/lib/content/prices';

/** Nail category: four cards in two staggered columns, booked through the services variant of the widget. */
export function NailCategoryTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'nail-category');
  return (
    <>
      <PageHead id={id} heading={page.heading} picture={page.picture}>
        {page.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-text">
            {paragraph}
          </p>
        ))}
      </PageHead>
      <div className="wrap grid gap-6 py-band md:grid-cols-2 md:gap-x-10 md:gap-y-12 lg:gap-x-20">
        {page.cards.map((card, index) => (
          <ServiceCard
            key={card.route}
            route={card.route}
            title={card.title}
            text={card.text}
            picture={card.picture}
            prices={summarizePrices(card.prices)}
            variant="services"
            className={index % 2 === 1 ? 'md:translate-y-16' : ''}
          />
        ))}
      </div>
      <OtherPrices ids={page.cards.flatMap(({ prices }) => prices)} className="wrap pt-16 text-sm text-stone" />
      <div className="pt-16">
        <RelatedLinks routes={page.related} />
      </div>
      <BookingBand kind="nail-category" variant="services" />
    </>
  );
}
