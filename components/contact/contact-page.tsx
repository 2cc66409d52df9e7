import { useLocale, useTranslations } from 'next-intl';
import { BookingForm } from '@/components/booking/booking-form';
import { Announcement } from '@/components/layout/announcement';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Paragraphs } from '@/components/layout/paragraphs';
import { Picture } from '@/components/layout/picture';
import type { TemplateProps } from '@/components/layout/template-props';
import { drawnMap, practical } from '@/lib/content/content';
import { getPageOfKind } from '@/lib/content/pages';
import { formSection } from '@/lib/links/fragments';
import { Arrival } from './arrival';
import { Facts } from './facts';
import { MapPanel } from './map-panel';
import { WaitingList } from './waiting-list';

/** Facts beside the map on the first screen, then the form or other ways to write, and the way to the salon. */
export function ContactTemplate({ id }: TemplateProps) {
  const locale = useLocale();
  const page = getPageOfKind(id, 'contact', locale);
  const t = useTranslations();
  return (
    <>
      <div data-head className={`page-grid contact-head ${drawnMap ? 'has-map' : ''}`}>
        <Breadcrumbs id={id} />
        <div className="z-1 pt-2 pb-7 lg:col-[wrap-start/span_6] lg:row-start-2 xl:col-[wrap-start/span_5] lg:self-center lg:py-9 lg:pr-4">
          <h1 className="text-3xl lg:text-4xl">{page.heading}</h1>
          <div className="mt-3 flex flex-col gap-3 text-stone lg:mt-6">
            <Paragraphs texts={page.intro} />
          </div>
          <Announcement className="mt-4 lg:mt-8" />
          <Facts isWhole className="mt-4 lg:mt-8" />
        </div>
        <MapPanel
          picture={page.picture}
          isWhole
          className="col-[full]! lg:col-[8/full-end]! xl:col-[7/full-end]! lg:row-[1/3] lg:-mt-7"
        />
      </div>
      <section
        id={formSection}
        aria-labelledby="demande-titre"
        className="page-grid items-start gap-y-5 py-10 md:gap-y-8 md:py-band xl:grid-rows-[auto_1fr] print:hidden"
      >
        <h2 id="demande-titre" className="text-3xl xl:col-[wrap-start/span_5] xl:pr-12">
          {/* Old shared links have `#demande` in every language. */}
          {formSection !== 'demande' && <span id="demande" />}
          {t('contact.form_title')}
        </h2>
        <div className={`xl:col-[7/wrap-end] ${practical.waitingList ? 'xl:row-span-3' : 'xl:row-span-2'}`} data-reveal>
          <BookingForm locale={locale} />
        </div>
        {/* Without a drawn map, this picture is on the first screen already. */}
        {drawnMap && (
          <Picture
            id={page.picture}
            sizes="(min-width: 80rem) min(36vw,38rem), 1px"
            className="max-xl:hidden xl:col-[wrap-start/span_5] xl:mr-12 xl:[contain:size] xl:self-stretch"
          />
        )}
        {practical.waitingList && <WaitingList className="xl:col-[wrap-start/span_5] xl:pr-12" />}
      </section>
      <Arrival page={page} />
    </>
  );
}
