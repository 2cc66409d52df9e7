import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/layout/contact-links';
import { Hours } from '@/components/layout/hours';
import { ExternalLink } from '@/components/layout/links';
import { drawnMap, practical, salon } from '@/lib/content/content';
import { joinWords } from '@/lib/i18n/format';
import { tagOf } from '@/lib/i18n/locale';
import { mailtoHref, mapHref } from '@/lib/links/contact-links';
import { Closings } from './closings';

export type ContactListProps = {
  className?: string;
  /** With access and languages, as far as the owner has filled them in. */
  isDetailed?: boolean;
};

const linkClass = 'py-1 underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2';

/** Address, phone, e-mail and hours, each under its name; in detail also access and languages. */
export function ContactList({ className = '', isDetailed = false }: ContactListProps) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { street, postalCode, city } = salon.address;
  const address = (
    <ExternalLink href={mapHref()} className={linkClass}>
      {salon.name}
      <br />
      {street}
      <br />
      {`${postalCode} ${city}`}
    </ExternalLink>
  );
  const rows: [term: string, detail: ReactNode, shown?: string][] = [
    // Without a map the address stands on a plate in its place, but not on paper.
    [t('address_title'), address, drawnMap ? '' : 'not-print:hidden'],
    [t('phone_title'), <PhoneLink key="phone" className={linkClass} />],
    [
      t('email_title'),
      <a key="email" href={mailtoHref()} className={linkClass}>
        {salon.email}
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
  const access = accessWords(t);
  if (isDetailed && access.length > 0) {
    rows.push([
      t('entrance_title'),
      <ul key="access">
        {access.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>,
    ]);
  }
  if (isDetailed && practical.languages.length > 0) {
    const names = new Intl.DisplayNames(tagOf(locale), { type: 'language' });
    rows.push([
      t('languages_title'),
      joinWords(
        practical.languages.map((tag) => names.of(tag) ?? tag),
        locale,
      ),
    ]);
  }
  return (
    <dl className={`border-t border-ink/20 ${className}`}>
      {rows.map(([term, detail, shown = '']) => (
        <div key={term} className={`grid gap-x-4 border-b border-ink/20 py-3.5 sm:grid-cols-[7rem_1fr] ${shown}`}>
          <dt className="pt-0.5 text-sm text-stone">{term}</dt>
          <dd className="text-lg">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is known of the way into the salon, in a few words each; empty where nothing is. */
function accessWords(t: ReturnType<typeof useTranslations<'contact'>>): string[] {
  const { steps, doorWidth, parking, toilet } = practical.access ?? {};
  return [
    steps === 0 && t('entrance_level'),
    steps === 1 && t('entrance_step'),
    steps !== undefined && steps > 1 && t('entrance_steps', { count: steps }),
    doorWidth !== undefined && t('entrance_door', { width: doorWidth }),
    parking && t(`parking_${parking}`),
    toilet && t(`toilet_${toilet}`),
  ].filter((words) => typeof words === 'string');
}
