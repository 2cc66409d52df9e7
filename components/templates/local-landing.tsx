import { useTranslations } from 'next-intl';
import { BookingBand } from '@/components/sections/booking-band';
import { ContactMap } from '@/components/sections/contact-map';
import { LandingBody } from '@/components/sections/landing-body';
import { Points } from '@/components/sections/points';
import { RelatedLinks } from '@/components/sections/related-links';
import type { TemplateProps } from '@/components/templates/template-props';
import { getPageOfKind } from '@/lib/content/pages';

/** The landing page of the region: with the address, the map and the way to the salon. */
export function LocalLandingTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'local-landing');
  const t = useTranslations('services');
  return (
    <>
      <LandingBody id={id} page={page} />
      <Points id="venir" heading={t('directions')} points={page.directions} isTinted />
      <ContactMap />
      <RelatedLinks routes={page.related} />
      <BookingBand kind="local-landing" closing={page.closing} />
    </>
  );
}
