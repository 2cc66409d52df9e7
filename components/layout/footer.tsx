import { useLocale, useTranslations } from 'next-intl';
import { navigation, salon } from '@/lib/content/content';
import { footerGroups } from '@/lib/content/navigation';
import { idsOfKind, neededId, pageName, salonWords, tradeName } from '@/lib/content/pages';
import type { PageId } from '@/lib/schema/pages';
import { ContactDetails, narrowColumns } from './contact-details';
import { ChatLink, useGreeting } from './contact-links';
import { ExternalLink, NewTabWords, RouteLink } from './links';
import { Logo } from './logo';
import { StrandDivider } from './strand-divider';

const firstOnPhones = [neededId('price-list'), neededId('contact'), navigation.privacy];

/** Address, links, author of the site. Phones show `firstOnPhones`; all other links are folded below. */
export function Footer({ current }: { current?: PageId }) {
  const t = useTranslations();
  const locale = useLocale();
  const link = (route: PageId) => (
    <RouteLink key={route} to={route} current={current} {...pageName(route, locale)} marksLanguage />
  );
  return (
    <footer className="on-dark overflow-clip bg-spruce text-paper">
      <StrandDivider className="h-14 w-full text-blush/50 print:hidden" />
      <div className="wrap grid gap-x-10 py-5 md:gap-y-8 lg:grid-cols-[2fr_3fr] xl:grid-cols-2">
        <div>
          <p className="font-display text-3xl text-balance wrap-anywhere max-md:hidden print:hidden">
            {t('footer.farewell', { city: salonWords('city', locale).children })}
          </p>
          <RouteLink to={neededId('home')} current={current} className="w-fit rounded-sm md:mt-5 print:hidden">
            <Logo />
          </RouteLink>
          <ContactDetails className="text-sm md:mt-3 md:max-lg:grid-cols-3 lg:max-xl:grid-cols-1">
            <ChatLink draft={useGreeting(current)} className="print:hidden">
              {t('booking.whatsapp')}
            </ChatLink>
            {salon.socialProfile && (
              <ExternalLink href={salon.socialProfile.url} className="print:hidden">
                {salon.socialProfile.name}
              </ExternalLink>
            )}
          </ContactDetails>
        </div>
        <div className="mt-3 flex flex-wrap gap-x-6 border-t border-paper/20 text-sm md:hidden print:hidden">
          {firstOnPhones.map(link)}
        </div>
        <details className="footer-pages print:hidden">
          <summary className="cursor-pointer py-3 text-sm">{t('footer.all')}</summary>
          <nav aria-label={t('footer.label')} className={narrowColumns}>
            {footerGroups.map(({ title, pages }) => (
              <div key={pages[0]} className={title === 'footer.salon' ? 'row-span-2' : undefined}>
                <h2
                  className="font-display text-xl"
                  {...(typeof title === 'string' ? { children: t(title) } : tradeName(title, locale))}
                />
                <ul className={`${pages.length > 6 ? 'md:columns-[9rem] ' : ''}text-sm text-paper/80`}>
                  {pages.map((route) => (
                    <li key={route}>{link(route)}</li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="flex flex-wrap items-center gap-x-4 border-t border-paper/20 py-2.5 text-sm text-paper/80 col-span-full">
            {salon.illustrations && <p className="grow basis-52 md:max-xl:basis-full">{t('footer.illustrations')}</p>}
            {idsOfKind('legal').map(link)}
            {salon.developer && (
              <ExternalLink href={salon.developer.url}>
                {t('footer.developer', { name: salon.developer.name })}
              </ExternalLink>
            )}
          </div>
        </details>
      </div>
      <NewTabWords />
    </footer>
  );
}
