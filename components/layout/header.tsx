import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/button';
import { mainLocale, salon } from '@/lib/content/content';
import { breadcrumbTrail, headerExtras, headerPages, mainNavigation, menuExtras } from '@/lib/content/navigation';
import { bookingVariantOf, getPage, neededId, pageName } from '@/lib/content/pages';
import { canBook, directionsHref } from '@/lib/links/contact-links';
import type { PageId } from '@/lib/schema/pages';
import { BookingLink, ChatLink, PhoneLink, useGreeting } from './contact-links';
import { Hours } from './hours';
import { LanguageSwitch } from './language-switch';
import { ExternalLink, RouteLink } from './links';
import { Logo } from './logo';
import { PhoneMenu } from './phone-menu';
import { StatusSlot } from './status-slot';

/** Logo, navigation and booking button; transparent over the home page's hero, solid below it (on-screen.ts). */
export function Header({ current }: { current?: PageId }) {
  const t = useTranslations('nav');
  const booking = useTranslations('booking');
  const greeting = useGreeting(current);
  const locale = useLocale();
  const { street, postalCode, city } = salon.address;
  const variant = bookingVariantOf(current);
  const trail = current ? breadcrumbTrail(current) : [];
  const links = (className: string, isBar = false) => (
    <>
      {mainNavigation.map((link) => (
        <li key={link.label}>
          <RouteLink
            to={link.to}
            section={link.section}
            current={current}
            aria-current={trail.some((id) => link.kinds?.includes(getPage(id).kind)) || undefined}
            className={className}
            marksLanguage
          >
            {t(link.label)}
          </RouteLink>
        </li>
      ))}
      {(isBar ? headerExtras : menuExtras).map((id) => (
        <li
          key={id}
          className={isBar && (headerPages.includes(id) || locale !== mainLocale) ? 'max-xl:hidden' : undefined}
        >
          <RouteLink to={id} current={current} {...pageName(id, locale)} className={className} marksLanguage />
        </li>
      ))}
    </>
  );
  // Less padding if there are more links, so that the menu fits on one screen of a phone.
  const menuLink = `block border-b decoration-1 font-display underline-offset-8 ${menuExtras.length > 1 ? 'py-3' : 'py-3.5'} text-2xl border-paper/20 aria-[current]:underline`;
  return (
    <header data-bar="top" className={`site-header ${current === neededId('home') ? 'over-hero' : ''}`}>
      <div className="header-row wrap">
        <RouteLink to={neededId('home')} current={current} className="site-logo">
          <Logo />
        </RouteLink>
        <div className="header-booking">
          <PhoneLink className="nav-link" />
          <BookingLink variant={variant} className="header-cta">
            {booking('book')}
          </BookingLink>
        </div>
        <nav aria-label={t('label')} className="print:hidden">
          <ul className="nav-bar">
            {links('nav-link', true)}
            <LanguageSwitch current={current} className="nav-link text-sm" />
            <li>
              {canBook ? (
                <BookingLink variant={variant} className="header-cta">
                  {booking('book')}
                </BookingLink>
              ) : (
                <PhoneLink className="header-cta" />
              )}
            </li>
          </ul>
          <PhoneMenu>
            <ul className="wrap flex-1 overflow-y-auto overscroll-contain py-2 text-lg">
              {links(menuLink)}
              <li className="pt-5">
                <StatusSlot className="empty:hidden" />
                <Hours />
              </li>
              <li className="flex flex-wrap gap-x-8">
                <PhoneLink className="quiet-link" />
                <ChatLink draft={greeting} className="quiet-link">
                  {booking('whatsapp')}
                </ChatLink>
              </li>
              <li>
                <ExternalLink href={directionsHref()} className="quiet-link">
                  {`${street}, ${postalCode} ${city}`}
                </ExternalLink>
              </li>
              <LanguageSwitch current={current} className="quiet-link" />
            </ul>
            <BookingLink variant={variant} className={`${buttonClasses.light} mx-gutter my-3`}>
              {booking('book')}
            </BookingLink>
          </PhoneMenu>
        </nav>
      </div>
    </header>
  );
}
