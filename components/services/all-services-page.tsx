import { useTranslations } from 'next-intl';
import { BookingLink, PhoneLink } from '@/components/layout/contact-links';
import { Fold } from '@/components/layout/fold';
import { RouteLink } from '@/components/layout/links';
import { PageHead } from '@/components/layout/page-head';
import { PointList } from '@/components/layout/points';
import type { TemplateProps } from '@/components/layout/template-props';
import { getPageOfKind, getTrade, neededId } from '@/lib/content/pages';
import { ServiceLines } from './service-lines';

export function AllServicesTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'all-services');
  const t = useTranslations();
  return (
    <>
      <PageHead id={id} heading={page.heading} intro={page.intro}>
        {/* The first screen shows only the first trade. */}
        {page.trades.length > 1 && (
          <div className="flex flex-wrap gap-x-7 print:hidden">
            {page.trades.map(({ trade }) => (
              <a key={trade} href={`#${trade}`} className="quiet-link text-lacquer">
                {getTrade(trade).label}
              </a>
            ))}
          </div>
        )}
        <p className="flex flex-wrap items-center gap-x-7 gap-y-2 pt-3 max-md:hidden print:hidden">
          <BookingLink>{t('booking.book')}</BookingLink>
          <RouteLink to={neededId('price-list')} className="quiet-link text-lacquer">
            {t('prices.see')}
          </RouteLink>
        </p>
      </PageHead>
      {page.trades.map(({ trade, ...shown }, index) => (
        <ServiceLines key={trade} id={trade} heading={getTrade(trade).label} {...shown} isFirst={index === 0} isDense />
      ))}
      <div className="wrap">
        <Fold heading={t('services.why')}>
          <PointList points={page.why} />
        </Fold>
      </div>
      <section aria-labelledby="question-titre" className="page-grid gap-y-4 py-band" data-reveal>
        <h2 id="question-titre" className="text-3xl lg:col-[wrap-start/span_4]">
          {page.contact.heading}
        </h2>
        <div className="lg:col-[6/wrap-end]">
          <div className="prose-text text-stone">
            {page.contact.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-5 flex flex-wrap items-center gap-x-7 lg:mt-8 gap-y-2 print:hidden">
            <BookingLink>{t('booking.book')}</BookingLink>
            <PhoneLink className="quiet-link text-lacquer" isSentence />
          </p>
        </div>
      </section>
    </>
  );
}
