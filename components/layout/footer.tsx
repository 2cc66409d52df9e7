import { useLocale, useTranslations } from 'next-intl';
import { ContactDetails, contactLink } from '@/components/layout/contact-details';
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

/** Two columns on a phone, and one where words need the width. */
const grid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 lg:gap-x-8';
const quiet = 'flex min-h-11 items-center py-1 underline-offset-4 hover:text-paper hover:underline lg:min-h-9';

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
    <footer className="on-dark overflow-hidden bg-spruce text-paper print:bg-transparent print:text-ink">
      <StrandDivider className="h-10 w-full text-blush/50 lg:h-16 print:hidden" />
      <div className="wrap grid gap-x-16 gap-y-5 pt-3 pb-3 lg:grid-cols-[5fr_7fr] lg:pt-6 lg:pb-10">
        <div>
          <p lang={french} className="mb-4 font-display text-3xl text-balance md:text-4xl lg:mb-6 print:hidden">
            {t('footer.farewell', { city: siteSalon.address.city })}
          </p>
          <ContactDetails
            className="text-sm"
            name={
              <RouteLink to="accueil" current={current} className="mb-2 inline-block rounded-sm">
                <Logo />
              </RouteLink>
            }
          >
            <ExternalLink href={whatsappHref(t('whatsapp.greeting'))} className={`${contactLink} print:hidden`}>
              {t('booking.whatsapp')}
            </ExternalLink>
            <ExternalLink href={siteSalon.socialProfile.url} className={`${contactLink} print:hidden`}>
              {siteSalon.socialProfile.name}
            </ExternalLink>
          </ContactDetails>
        </div>
        <nav lang={french} aria-label={t('footer.label')} className={`${grid} gap-y-4 print:hidden`}>
          {columns.map((group, index) => (
            <div key={group.key} className={index === 0 ? 'row-span-2' : undefined}>
              <h2 className="font-display text-xl">{t(`footer.${group.key}`)}</h2>
              <ul className="mt-1 text-sm">
                {group.routes.map((route) => (
                  <li key={route}>{link(route, `${quiet} text-paper/85`)}</li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap pb-4 print:hidden">
        <div
          lang={french}
          className={`${grid} border-t border-paper/20 pt-2 text-sm text-paper/80 lg:flex lg:flex-wrap lg:items-center`}
        >
          <p className="col-span-full py-1.5 lg:mr-auto">{t('footer.illustrations')}</p>
          {legal?.routes.map((route) => (
            <RouteLink key={route} to={route} current={current} className={quiet}>
              {getPage(route).label}
            </RouteLink>
          ))}
          {siteSalon.developer && (
            <ExternalLink href={siteSalon.developer.url} className={quiet}>
              {t('footer.developer', { name: siteSalon.developer.name })}
            </ExternalLink>
          )}
        </div>
      </div>
      <NewTabWords />
    </footer>
  );
}
