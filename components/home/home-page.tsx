import { useLocale, useTranslations } from 'next-intl';
import { ContactMap } from '@/components/contact/contact-map';
import { BookingBand } from '@/components/layout/booking-band';
import { Points } from '@/components/layout/points';
import { StrandDivider } from '@/components/layout/strand-divider';
import type { TemplateProps } from '@/components/layout/template-props';
import { buttonClasses } from '@/components/ui/button';
import { mainLocale } from '@/lib/content/content';
import { getPageOfKind, restOfHome } from '@/lib/content/pages';
import { hrefOf } from '@/lib/links/href';
import { About } from './about';
import { GallerySlice } from './gallery-slice';
import { Hero } from './hero';
import { HomeServices } from './home-services';
import { SeasonNotes } from './season-notes';
import { Team } from './team';
import { Testimonials } from './testimonials';

/**
 * The home page: hero, then the sections the navigation scrolls to, in the order of the specification. In another language those
 * that there are in it, and a link to the page in the main one for the rest.
 */
export function HomeTemplate({ id }: TemplateProps) {
  const locale = useLocale();
  const page = getPageOfKind(id, 'home', locale);
  const t = useTranslations();
  const isMain = locale === mainLocale;
  return (
    <>
      <Hero
        heading={page.heading}
        lead={page.lead}
        poster={{ wide: page.picture, tall: page.phonePicture }}
        prices={(isMain && page.firstPrices) || []}
      />
      <StrandDivider
        part="thread"
        className="pointer-events-none absolute h-band w-full [translate:0_-20%] print:hidden"
      />
      {isMain && (
        <>
          <SeasonNotes />
          <About text={page.about} />
          {page.team && <Team members={page.team} />}
          <Points id="diferenciais" heading={t('reasons.title')} points={page.reasons} isTinted />
        </>
      )}
      <HomeServices intro={page.servicesIntro} cards={page.serviceCards}>
        {!isMain && (
          <p className="mt-12 text-balance print:hidden">
            <a href={hrefOf(id)} hrefLang={mainLocale} className={buttonClasses.outline}>
              {restOfHome(locale)}
            </a>
          </p>
        )}
      </HomeServices>
      {isMain && (
        <>
          <GallerySlice />
          <Testimonials />
        </>
      )}
      <BookingBand kind="home" id="booking" />
      <ContactMap id="contact" intro={page.contactIntro} />
    </>
  );
}
