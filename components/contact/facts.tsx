import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BookingLink, ChatLink, MailLink, PhoneLink } from '@/components/layout/contact-links';
import { Hours } from '@/components/layout/hours';
import { ExternalLink, RouteLink } from '@/components/layout/links';
import { StatusSlot } from '@/components/layout/status-slot';
import { salon } from '@/lib/content/content';
import { neededId } from '@/lib/content/pages';
import { closedDays } from '@/lib/dates/hours-text';
import { contactCardPath } from '@/lib/links/contact-card';
import { canBook, directionsHref, hasForm, mapHref } from '@/lib/links/contact-links';
import { formSection } from '@/lib/links/fragments';
import { assetPath } from '@/lib/links/site';
import { Closings } from './closings';

export type FactsProps = {
  className?: string;
  /** Whether to show ways to write, to save the address and to book as well: on the contact page. */
  isWhole?: boolean;
  hasFormLink?: boolean;
};

const linkClass = 'py-1 underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2';
const quiet = 'quiet-link text-lacquer';

export function Facts({ className = '', isWhole = false, hasFormLink = false }: FactsProps) {
  const t = useTranslations();
  const { street, postalCode, city } = salon.address;
  const closed = closedDays(useLocale());
  type Row = [term: string, detail: ReactNode];
  const email: Row[] =
    isWhole && salon.email
      ? [
          [
            t('contact.email_title'),
            <MailLink key="email" className={linkClass}>
              {salon.email}
            </MailLink>,
          ],
        ]
      : [];
  const rows: Row[] = [
    [t('contact.phone_title'), <PhoneLink key="phone" className={`${linkClass} text-lg font-medium`} />],
    ...email,
    [
      t('contact.address_title'),
      <ExternalLink key="address" href={mapHref()} className={linkClass}>
        {`${street}, ${postalCode} ${city}`}
      </ExternalLink>,
    ],
    [
      t('contact.hours'),
      <>
        <Hours />
        {closed && <span className="block">{t('contact.hours_closed', { days: closed })}</span>}
        <Closings className="mt-2 text-sm" />
      </>,
    ],
  ];
  const hasLinks = isWhole || hasFormLink || !canBook;
  return (
    <div className={`max-w-text md:max-lg:max-w-none ${className}`}>
      <StatusSlot className="text-lg" />
      <dl className="mt-2 border-t border-ink/20">
        {rows.map(([term, detail]) => (
          <div
            key={term}
            // Without links below, the next list begins with a rule.
            className={`flex flex-wrap items-baseline gap-x-2 border-b border-ink/20 py-1.5 ${hasLinks ? '' : 'last:border-0'}`}
          >
            <dt className="w-19 text-sm text-stone md:w-30">{term}</dt>
            <dd className="grow basis-52">{detail}</dd>
          </div>
        ))}
      </dl>
      {hasLinks && (
        <p
          data-cta={isWhole ? 'head' : undefined}
          className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden"
        >
          {isWhole && <BookingLink>{t('booking.book')}</BookingLink>}
          {!canBook && (
            <ChatLink draft={t('whatsapp.greeting')} className={quiet}>
              {t('booking.whatsapp')}
            </ChatLink>
          )}
          <span className="flex flex-wrap gap-x-6 gap-y-1">
            <ExternalLink href={directionsHref()} className={quiet}>
              {t('contact.directions')}
            </ExternalLink>
            {hasFormLink && hasForm && (
              <RouteLink to={neededId('contact')} section={formSection} className={quiet}>
                {t('contact.form_title')}
              </RouteLink>
            )}
            {isWhole && (
              <a href={assetPath(contactCardPath)} download className={quiet}>
                {t('contact.save_card')}
              </a>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
