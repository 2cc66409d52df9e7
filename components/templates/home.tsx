import { useLocale, useTranslations } from 'next-intl';
import { About } from '@/components/sections/about';
import { BookingBand } from '@/components/sections/booking-band';
import { ContactMap } from '@/components/sections/contact-map';
import { Hero } from '@/components/sections/hero';
import { HomeServices } from '@/components/sections/home-services';
import { Points } from '@/components/sections/points';
import { Testimonials } from '@/components/sections/testimonials';
import type { TemplateProps } from '@/components/templates/page-template';
import { getPageOfKind } from '@/lib/content';

/** The home page: hero, then the sections the navigation scrolls to, in the order of the specification. */
export function HomeTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'home', useLocale());
  const t = useTranslations();
  return (
    <>
      <Hero heading={page.heading} lead={page.lead} />
      <About text={page.about} />
      <Points id="diferenciais" heading={t('reasons.title')} points={page.reasons} isTinted />
      <HomeServices intro={page.servicesIntro} cards={page.serviceCards} />
      <Testimonials />
      <BookingBand id="booking" />
      <ContactMap id="contact" intro={page.contactIntro} />
    </>
  );
}
