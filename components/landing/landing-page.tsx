import { useTranslations } from 'next-intl';
import { ContactMap } from '@/components/contact/contact-map';
import { BookingBand } from '@/components/layout/booking-band';
import { Points } from '@/components/layout/points';
import { RelatedLinks } from '@/components/layout/related-links';
import { RichParagraph } from '@/components/layout/rich-text';
import type { TemplateProps } from '@/components/layout/template-props';
import { Lead } from '@/components/services/lead';
import { ServiceLines } from '@/components/services/service-lines';
import type { PageOfKind, Point } from '@/content/schema/pages';
import type { PictureId } from '@/content/schema/pictures';
import { bookingVariantOf, getPageOfKind } from '@/lib/content/pages';
import { LandingCases } from './landing-cases';

/** A page for one thing visitors search for: question and answer, services, reasons, reading, and the way to the salon where it has one. */
export function LandingTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'landing');
  const { directions, sections } = page;
  const t = useTranslations('services');
  const related = <RelatedLinks routes={page.related} />;
  return (
    <>
      <Lead id={id} page={page} question={page.question} text={[page.answer]} />
      {page.cases && <LandingCases {...page.cases} />}
      <ServiceLines id="prestations" heading={t('list')} lines={page.services} />
      <Reasons points={page.why} picture={page.whyPicture} />
      <Sections sections={sections} />
      {directions ? (
        <>
          <Points id="venir" heading={t('directions')} points={directions} />
          <ContactMap />
          {related}
        </>
      ) : (
        <div className={`border-t border-ink/15 ${sections.length > 0 ? 'mt-band' : ''}`}>{related}</div>
      )}
      <BookingBand kind="landing" variant={bookingVariantOf(id)} look={directions && 'linen'} closing={page.closing} />
    </>
  );
}

function Sections({ sections }: Pick<PageOfKind<'landing'>, 'sections'>) {
  return (
    <div className="wrap flex flex-col gap-14 pt-band lg:gap-20">
      {sections.map((section) => (
        <section key={section.heading} className="grid gap-x-10 gap-y-5 lg:grid-cols-12 print:block" data-reveal>
          <h2 className="text-2xl lg:col-span-4 print:mb-3">{section.heading}</h2>
          <div className="prose-text lg:col-span-7 lg:col-start-6">
            {section.paragraphs.map((paragraph) => (
              <RichParagraph key={paragraph} text={paragraph} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Set one way or another, so that who reads several of these pages does not meet the same block on each. */
function Reasons({ points, picture }: { points: readonly Point[]; picture?: PictureId }) {
  const t = useTranslations('services');
  const reasons = { id: 'pourquoi', heading: t('why'), points };
  if (picture) return <Points {...reasons} picture={picture} isTinted />;
  return points.length > 3 ? <Points {...reasons} isTinted /> : <Points {...reasons} look="columns" />;
}
