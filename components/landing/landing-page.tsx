import { useTranslations } from 'next-intl';
import { ContactMap } from '@/components/contact/contact-map';
import { Facts } from '@/components/contact/facts';
import { BookingBand } from '@/components/layout/booking-band';
import { Fold } from '@/components/layout/fold';
import { Picture } from '@/components/layout/picture';
import { PointList } from '@/components/layout/points';
import { RelatedLinks } from '@/components/layout/related-links';
import { RichParagraph } from '@/components/layout/rich-text';
import type { TemplateProps } from '@/components/layout/template-props';
import { PriceSummaries } from '@/components/prices/price-line';
import { Lead } from '@/components/services/lead';
import { ServiceLines } from '@/components/services/service-lines';
import { ServicePanel } from '@/components/services/service-panel';
import { bookingVariantOf, getPageOfKind } from '@/lib/content/pages';
import { priceRow, summarizeServices } from '@/lib/content/prices';
import type { PageOfKind } from '@/lib/schema/pages';
import { LandingCases } from './landing-cases';

/**
 * A page that answers one search: prices, the answer to the visitor's question, services, further reading. With
 * directions it opens with facts on the salon, and has the map and the directions before its services.
 */
export function LandingTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'landing');
  const { directions } = page;
  const t = useTranslations('services');
  const variant = bookingVariantOf(id);
  const first = page.firstPrices ?? page.services[0]?.prices.slice(0, 3) ?? [];
  return (
    <>
      <Lead id={id} page={page} question={page.question} text={[page.answer]} facts={directions && <Facts />}>
        <ServicePanel
          rows={first.map(priceRow)}
          overview={
            // Without what decides a price on request: the list below has the terms.
            <PriceSummaries
              prices={summarizeServices(first)}
              lineClass="border-b border-ink/20 [&_.price-criterion]:hidden"
            />
          }
          before={page.beforeBooking}
          variant={variant}
        />
      </Lead>
      {page.cases && <LandingCases {...page.cases} />}
      {directions && (
        <ContactMap id="venir" heading={t('directions')} isMapFirst>
          <PointList points={directions} isNarrow />
        </ContactMap>
      )}
      <ServiceLines id="prestations" heading={t('list')} lines={page.services} />
      <Reading page={page} />
      <RelatedLinks routes={page.related} />
      <BookingBand kind="landing" variant={variant} look={directions && 'linen'} closing={page.closing} />
    </>
  );
}

function Reading({ page: { why, whyPicture, sections } }: { page: PageOfKind<'landing'> }) {
  const t = useTranslations('services');
  return (
    <div className="page-grid pb-8 lg:pb-band">
      {whyPicture && (
        <Picture
          id={whyPicture}
          sizes="(min-width: 64rem) 50vw, 1px"
          className="max-lg:hidden lg:col-[full-start/span_5]! lg:aspect-[4/3] lg:self-start print:hidden"
        />
      )}
      <div className={whyPicture ? 'lg:col-[7/wrap-end]' : ''}>
        <Fold heading={t('why')}>
          <PointList points={why} />
        </Fold>
        {sections.map(({ heading, paragraphs }) => (
          <Fold key={heading} heading={heading}>
            <div className="prose-text">
              {paragraphs.map((paragraph) => (
                <RichParagraph key={paragraph} text={paragraph} />
              ))}
            </div>
          </Fold>
        ))}
      </div>
    </div>
  );
}
