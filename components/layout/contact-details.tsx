import { Hours } from '@/components/layout/hours';
import { siteSalon } from '@/lib/content/salon';
import { formatPhone } from '@/lib/i18n/format';
import { mailtoHref, telHref } from '@/lib/links/contact-links';

export type ContactDetailsProps = { className?: string };

/** Name, address, phone, e-mail and hours, as the footer and the contact blocks show them. */
export function ContactDetails({ className = '' }: ContactDetailsProps) {
  const { street, postalCode, city } = siteSalon.address;
  return (
    <address className={`flex flex-col gap-4 not-italic ${className}`}>
      <p>
        <span className="block">{siteSalon.name}</span>
        <span className="block">{street}</span>
        <span className="block">{`${postalCode} ${city}`}</span>
      </p>
      <p className="flex flex-col items-start">
        <a href={telHref()} className="py-1 underline decoration-1 underline-offset-4 hover:decoration-2">
          {formatPhone(siteSalon.phone)}
        </a>
        <a
          href={mailtoHref()}
          className="py-1 underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
        >
          {siteSalon.email}
        </a>
      </p>
      <p>
        <Hours />
      </p>
    </address>
  );
}
