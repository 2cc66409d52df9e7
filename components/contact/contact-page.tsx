import { useLocale, useTranslations } from 'next-intl';
import { BookingForm } from '@/components/booking/booking-form';
import { BookingLink } from '@/components/layout/contact-links';
import { PageHead } from '@/components/layout/page-head';
import { Points } from '@/components/layout/points';
import type { TemplateProps } from '@/components/layout/template-props';
import { drawnMap, mainLocale, practical, salon } from '@/lib/content/content';
import { getPageOfKind } from '@/lib/content/pages';
import { ContactMap } from './contact-map';
import { MapHead } from './map-head';
import { WaitingList } from './waiting-list';

/** The booking form, the salon's address and map, and how to get there. */
export function ContactTemplate({ id }: TemplateProps) {
  const locale = useLocale();
  const page = getPageOfKind(id, 'contact', locale);
  const t = useTranslations();
  const Head = drawnMap ? MapHead : PageHead;
  return (
    <>
      <Head id={id} heading={page.heading} picture={page.picture} intro={page.intro}>
        <p className="pt-3 print:hidden" data-cta="head">
          <BookingLink>{t('booking.book')}</BookingLink>
        </p>
      </Head>
      <section
        id="demande"
        aria-labelledby="demande-titre"
        className="page-grid items-start gap-y-8 py-band xl:grid-rows-[auto_1fr] print:hidden"
      >
        <h2 id="demande-titre" className="text-3xl xl:col-[wrap-start/span_4]">
          {t('contact.form_title')}
        </h2>
        <div className="xl:col-[6/wrap-end] xl:row-span-2">
          <BookingForm locale={locale} />
        </div>
        {practical.waitingList && <WaitingList className="xl:col-[wrap-start/span_4] xl:row-start-2 xl:pr-7" />}
      </section>
      <ContactMap id="salon" heading={salon.name} isDetailed picture={drawnMap && page.picture} />
      {locale === mainLocale && <Points id="venir" heading={t('contact.access_title')} points={page.access} />}
    </>
  );
}
