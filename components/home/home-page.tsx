import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { ContactMap } from '@/components/contact/contact-map';
import { Facts } from '@/components/contact/facts';
import { Announcement } from '@/components/layout/announcement';
import { BookingBand } from '@/components/layout/booking-band';
import { spanOf, useAmounts } from '@/components/layout/card-amounts';
import { Points } from '@/components/layout/points';
import { StrandDivider } from '@/components/layout/strand-divider';
import type { TemplateProps } from '@/components/layout/template-props';
import { mainLocale } from '@/lib/content/content';
import { homeSections, tintedSections, translatedSections } from '@/lib/content/home-sections';
import { getPageOfKind, restOfHome } from '@/lib/content/pages';
import { summarizeServices } from '@/lib/content/prices';
import { hrefOf } from '@/lib/links/href';
import type { HomeSection } from '@/lib/schema/pages';
import { About } from './about';
import { GallerySlice } from './gallery-slice';
import { Hero } from './hero';
import { HomeServices } from './home-services';
import { SeasonNotes } from './season-notes';
import { Team } from './team';
import { Testimonials } from './testimonials';

/** Hero and sections in the salon's order; a translation has fewer sections and links to the main language. */
export function HomeTemplate({ id }: TemplateProps) {
  const locale = useLocale();
  const page = getPageOfKind(id, 'home', locale);
  const t = useTranslations();
  const isMain = locale === mainLocale;
  const amounts = useAmounts();
  // Prices have names in the main language only; other languages show titles and prices of the service cards.
  const firstPrices = isMain
    ? summarizeServices(page.firstPrices ?? []).map(({ service, price }) => ({
        name: service,
        price: (price ?? t('prices.on_quote')).replaceAll(' ', '\u00a0'),
      }))
    : page.serviceCards.flatMap((card) => {
        const price = spanOf(card, locale).span && amounts(card);
        return price ? { name: card.title, price } : [];
      });
  const sections = homeSections().filter((section) => isMain || translatedSections.includes(section));
  const tinted = tintedSections(sections);
  const rest = !isMain && (
    <p className="mt-12 text-balance print:hidden">
      <a href={hrefOf(id)} hrefLang={mainLocale} className="quiet-link text-lacquer">
        {restOfHome(locale)}
      </a>
    </p>
  );
  const parts: Record<HomeSection, ReactNode> = {
    season: <SeasonNotes />,
    about: page.about && <About text={page.about} />,
    team: <Team members={page.team} />,
    reasons: (
      <Points
        id="diferenciais"
        heading={t('reasons.title')}
        points={page.reasons}
        isTinted={tinted.includes('reasons')}
      />
    ),
    services: (
      <HomeServices intro={page.servicesIntro} cards={page.serviceCards}>
        {rest}
      </HomeServices>
    ),
    gallery: <GallerySlice />,
    testimonials: <Testimonials isTinted={tinted.includes('testimonials')} />,
    booking: <BookingBand kind="home" id="booking" />,
    contact: (
      <ContactMap id="contact" heading={t('contact.title')}>
        {page.contactIntro && <p className="mb-5 max-w-text text-stone">{page.contactIntro}</p>}
        <Facts hasFormLink />
      </ContactMap>
    ),
  };
  return (
    <>
      <Hero
        heading={page.heading}
        lead={page.lead}
        poster={{ wide: page.picture, tall: page.phonePicture }}
        prices={firstPrices.slice(0, 3)}
      />
      <Announcement className="mx-gutter mt-8 mb-10" />
      <StrandDivider part="thread" className="pointer-events-none absolute h-band w-full [translate:0_-20%]" />
      {rest && !sections.includes('services') && <div className="wrap pb-band">{rest}</div>}
      {sections.map((section) => (
        <Fragment key={section}>{parts[section]}</Fragment>
      ))}
    </>
  );
}
