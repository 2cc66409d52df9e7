import type { ReactNode } from 'react';
import { Hours } from '@/components/layout/hours';
import { siteSalon } from '@/lib/content/salon';
import { formatPhone } from '@/lib/i18n/format';
import { mailtoHref, telHref } from '@/lib/links/contact-links';

export type ContactDetailsProps = {
  className?: string;
  /** In place of the salon's name. */
  name?: ReactNode;
  /** More ways to reach the salon, after phone and e-mail. */
  children?: ReactNode;
};

/** Look of the ways to reach the salon. */
export const contactLink =
  'flex min-h-11 items-center underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2 lg:min-h-9';

/** Name, address, phone, e-mail and hours, as the footer and the contact blocks show them: in two columns where there is room. */
export function ContactDetails({ className = '', name, children }: ContactDetailsProps) {
  const { street, postalCode, city } = siteSalon.address;
  return (
    <address
      className={`grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] grid-rows-[auto_1fr] gap-x-4 gap-y-3 not-italic ${className}`}
    >
      <p>
        {name ?? <span className="block">{siteSalon.name}</span>}
        <span className="block">{street}</span>
        <span className="block">{`${postalCode} ${city}`}</span>
      </p>
      <p className="row-span-2 flex flex-col items-start">
        <a href={telHref()} className={contactLink}>
          {formatPhone(siteSalon.phone)}
        </a>
        <a href={mailtoHref()} className={contactLink}>
          {siteSalon.email}
        </a>
        {children}
      </p>
      <p>
        <Hours />
      </p>
    </address>
  );
}
