import { useLocale, useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/booking-link';
import { ContactDetails } from '@/components/layout/contact-details';
import { ExternalLink, NewTabWords } from '@/components/layout/external-link';
import { Logo } from '@/components/layout/logo';
import { RouteLink } from '@/components/layout/route-link';
import { StrandDivider } from '@/components/layout/strand-divider';
import { footerNavigation } from '@/content/navigation';
import type { RouteId } from '@/content/routes';
import { getPage } from '@/lib/content/pages';
import { siteSalon } from '@/lib/content/salon';
import { usePartLang } from '@/lib/i18n/part-lang';
import { whatsappHref } from '@/lib/links/contact-links';
import { isGermanRoute } from '@/lib/links/href';

export type FooterProps = { current?: RouteId };

/** Footer of every page: where the salon is, every link, who made the site. */
export function Footer({ current }: FooterProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { french, own } = usePartLang();
  const link = (to: RouteId, className: string) => (
    <RouteLink to={to} current={current} lang={isGermanRoute(to) ? own : undefined} className={className}>
      {getPage(to, locale).label}
    </RouteLink>
  );
  const columns = footerNavigation.filter((group) => group.key !== 'legal');
  const legal = footerNavigation.find((group) => group.key === 'legal');
  return (
    <footer className="on-dark overflow-clip bg-spruce text-paper print:bg-transparent print:text-ink">
      <StrandDivider className="h-16 w-full text-blush/50 print:hidden" />
      <p lang={french} className="wrap pt-10 font-display text-5xl lg:pt-14 print:hidden">
        {t('footer.farewell', { city: siteSalon.address.city })}
      </p>
      <div className="wrap grid gap-x-10 gap-y-14 pt-12 pb-14 lg:grid-cols-12 lg:pt-20">
        <div className="lg:col-span-5">
          <RouteLink to="accueil" current={current} className="inline-block rounded-sm">
            <Logo />
          </RouteLink>
          <ContactDetails className="mt-8" />
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-2 print:hidden">
            <BookingLink look="light">{t('booking.book')}</BookingLink>
            <ExternalLink href={whatsappHref(t('whatsapp.greeting'))} className="quiet-link">
              WhatsApp
            </ExternalLink>
            <ExternalLink href={siteSalon.socialProfile.url} className="quiet-link">
              {siteSalon.socialProfile.name}
            </ExternalLink>
          </div>
        </div>
        <nav
          lang={french}
          aria-label={t('footer.label')}
          className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:col-span-7 print:hidden"
        >
          {columns.map((group) => (
            <div key={group.key}>
              <h2 className="font-display text-xl">{t(`footer.${group.key}`)}</h2>
              <ul className="mt-3 text-sm">
                {group.routes.map((route) => (
                  <li key={route}>
                    {link(
                      route,
                      'inline-block py-1.5 text-paper/85 underline-offset-4 hover:text-paper hover:underline',
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap pb-8 print:hidden">
        <div
          lang={french}
          className="flex flex-wrap gap-x-7 gap-y-1 border-t border-paper/20 pt-5 text-sm text-paper/80"
        >
          <p className="mr-auto py-1.5">{t('footer.illustrations')}</p>
          {legal?.routes.map((route) => (
            <RouteLink
              key={route}
              to={route}
              current={current}
              className="py-1.5 underline-offset-4 hover:text-paper hover:underline"
            >
              {getPage(route).label}
            </RouteLink>
          ))}
          {siteSalon.developer && (
            <ExternalLink href={siteSalon.developer.url} className="py-1.5 underline-offset-4 hover:underline">
              {t('footer.developer', { name: siteSalon.developer.name })}
            </ExternalLink>
          )}
        </div>
      </div>
      <NewTabWords />
    </footer>
  );
}
