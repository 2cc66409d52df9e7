import { BookingBand } from '@/components/sections/booking-band';
import { Intro } from '@/components/sections/intro';
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
        <Intro paragraphs={page.intro} />
      </PageHead>
      <div className="py-band">
        <ul className="wrap grid gap-6 md:grid-cols-2 lg:grid-cols-5 lg:gap-8">
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
                prices={summarizePrices(service.prices)}
                isWide={isWide}
                largeSize={isAlone ? '(min-width: 48rem) min(92vw,96rem)' : `(min-width: 64rem) ${width}`}
                className={
                  isAlone ? 'md:col-span-2 lg:col-span-5 md:*:first:aspect-2/1 lg:*:first:aspect-3/1' : columns
                }
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
