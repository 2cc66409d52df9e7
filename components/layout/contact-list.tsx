import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Closings } from '@/components/layout/closings';
import { Hours } from '@/components/layout/hours';
import { siteSalon } from '@/lib/content/salon';
import { formatPhone } from '@/lib/i18n/format';
import { mailtoHref, telHref } from '@/lib/links/contact-links';

export type ContactListProps = { className?: string };

const linkClass = 'py-1 underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2';

/** Address, phone, e-mail and hours, each under its name. */
export function ContactList({ className = '' }: ContactListProps) {
  const t = useTranslations('contact');
  const { street, postalCode, city } = siteSalon.address;
  const rows: [string, ReactNode][] = [
    [
      t('address_title'),
      <>
        {siteSalon.name}
        <br />
        {street}
        <br />
        {`${postalCode} ${city}`}
      </>,
    ],
    [
      t('phone_title'),
      <a key="phone" href={telHref()} className={linkClass}>
        {formatPhone(siteSalon.phone)}
      </a>,
    ],
    [
      t('email_title'),
      <a key="email" href={mailtoHref()} className={linkClass}>
        {siteSalon.email}
      </a>,
    ],
    [
      t('hours'),
      <>
        <Hours />
        <Closings className="mt-1 text-base" />
      </>,
    ],
  ];
  return (
    <dl className={`border-t border-ink/15 ${className}`}>
      {rows.map(([term, detail]) => (
        <div key={term} className="grid gap-x-6 border-b border-ink/15 py-3.5 sm:grid-cols-[8rem_1fr]">
          <dt className="pt-0.5 text-sm text-stone">{term}</dt>
          <dd className="text-lg">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
