import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { PriceNotes } from '@/components/prices/price-notes';
import { buttonClasses } from '@/components/ui/button';
import { getPageOfKind, neededId } from '@/lib/content/pages';
import { asOnOverview, priceRow, summarizePrices } from '@/lib/content/prices';
import type { PageOfKind } from '@/lib/schema/pages';
import { ServiceBand, ServiceCard, type ServiceCardProps } from './service-card';

type Lists = Required<PageOfKind<'cards'>>;
type Variant = Pick<ServiceCardProps, 'variant'>;

/** The distance between rows is a margin, because Firefox counts a gap again in every row of a subgrid. */
const cardGrid =
  'grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-6 xl:-mb-8 xl:gap-x-8 xl:gap-y-0 xl:*:row-span-2 xl:*:mb-8 xl:*:grid-cols-1 xl:*:grid-rows-subgrid';

/** Cards of service pages: on wide screens three in a row, or two in the last rows where three would leave a gap. */
export function ServiceCards({ services: routes, variant }: Pick<Lists, 'services'> & Variant) {
  const services = routes.map((route) => {
    const service = getPageOfKind(route, 'service');
    return { ...service, route, rows: service.prices.map(priceRow) };
  });
  const count = services.length;
  const halves = [0, 4, 2][count % 3] ?? 0;
  return (
    <div className="pt-10 pb-band lg:pt-14">
      <ul className={`wrap xl:grid-cols-6 ${cardGrid}`}>
        {services.map((service, index) => {
          const isWide = index >= count - halves;
          return (
            <ServiceCard
              key={service.route}
              route={service.route}
              title={service.label}
              text={service.benefit}
              picture={service.picture}
              prices={summarizePrices(service.rows)}
              variant={variant}
              isWide={isWide}
              largeSize={`(min-width: 80rem) ${isWide ? 'min(44vw,46rem)' : 'min(29vw,31rem)'}`}
              className={isWide ? 'xl:col-span-3' : 'xl:col-span-2'}
            />
          );
        })}
      </ul>
      <PriceNotes rows={services.flatMap(({ rows }) => rows)} className="wrap mt-8 text-stone" />
    </div>
  );
}

export function PriceCards({ cards, variant }: Pick<Lists, 'cards'> & Variant) {
  const t = useTranslations('prices');
  return (
    <div className="wrap pt-10 pb-band lg:pt-14">
      <ul className={`xl:grid-cols-3 ${cardGrid}`}>
        {cards.map(({ price, ...card }) => (
          <ServiceCard
            key={card.title}
            {...card}
            prices={summarizePrices([asOnOverview(priceRow(price))])}
            variant={variant}
            largeSize="(min-width: 80rem) min(29vw,31rem)"
          />
        ))}
      </ul>
      <PriceNotes rows={cards.map(({ price }) => priceRow(price))} className="mt-8 max-w-text text-stone" />
      <p className="mt-10 lg:mt-14 print:hidden">
        <RouteLink to={neededId('price-list')} className={buttonClasses.outline}>
          {t('see')}
        </RouteLink>
      </p>
    </div>
  );
}

/** A few services, one below the other, with pictures up to the left and the right edge of the screen alternately. */
export function ServiceBands({ bands, variant }: Pick<Lists, 'bands'> & Variant) {
  return (
    <>
      <ul className="flex flex-col gap-9 py-band md:gap-12 lg:gap-20">
        {bands.map((band, index) => (
          <ServiceBand
            key={band.route}
            {...band}
            prices={summarizePrices(band.prices.map(priceRow))}
            variant={variant}
            isFlipped={index % 2 === 1}
          />
        ))}
      </ul>
      <div className="wrap">
        <PriceNotes rows={bands.flatMap(({ prices }) => prices.map(priceRow))} />
      </div>
    </>
  );
}
