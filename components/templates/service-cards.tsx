import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { PriceNotes } from '@/components/sections/price-notes';
import { RelatedLinks } from '@/components/sections/related-links';
import { ServiceCard } from '@/components/sections/service-card';
import type { TemplateProps } from '@/components/templates/template-props';
import { getPageOfKind } from '@/lib/content/pages';
import { summarizePrices } from '@/lib/content/prices';

/** The services of a trade as cards, in a rhythm of large and small. */
export function ServiceCardsTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'service-cards');
  const services = page.services.map((route) => ({ ...getPageOfKind(route, 'service'), route }));
  return (
    <>
      <PageHead id={id} heading={page.heading} picture={page.picture}>
        {page.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-text">
            {paragraph}
          </p>
        ))}
      </PageHead>
      <div className="py-band">
        <ul className="wrap grid gap-6 md:grid-cols-2 lg:grid-cols-5 lg:gap-8">
          {services.map((service, index) => {
            // Rows of wide + small and small + wide in turn.
            const isWide = index % 4 === 0 || index % 4 === 3;
            return (
              <ServiceCard
                key={service.route}
                route={service.route}
                title={service.label}
                text={service.benefit}
                picture={service.picture}
                prices={summarizePrices(service.prices)}
                isWide={isWide}
                largeSize={`(min-width: 64rem) ${isWide ? 'min(54vw,57rem)' : 'min(35vw,37rem)'}`}
                className={isWide ? 'lg:col-span-3' : 'lg:col-span-2'}
              />
            );
          })}
        </ul>
        <PriceNotes ids={services.flatMap(({ prices }) => prices)} className="wrap mt-8 text-stone" />
      </div>
      <RelatedLinks routes={page.related} />
      <BookingBand kind="service-cards" closing={page.closing} picture={page.bandPicture} />
    </>
  );
}
