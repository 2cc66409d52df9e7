import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { salon } from '@/lib/content/content';
import { hoursLines } from '@/lib/dates/hours-text';
import { MailLink, PhoneLink } from './contact-links';
import { Hours } from './hours';

export type ContactDetailsProps = {
  className?: string;
  children?: ReactNode;
};

/** As many columns as fit, each at least 8rem and 30 % wide: two on a phone, one with large text. */
export const narrowColumns =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,30%)),1fr))] gap-x-2 gap-y-5 md:gap-x-4';

/** Address, hours, phone and e-mail in the footer. On phones three or more lines of hours are below the rest. */
export function ContactDetails({ className = '', children }: ContactDetailsProps) {
  const { street, postalCode, city } = salon.address;
  const [mailbox, domain] = salon.email?.split('@') ?? [];
  const hasManyHours = hoursLines(useLocale()).length > 2;
  const hours = (
    <p className={hasManyHours ? 'max-md:basis-full md:col-start-1' : 'mt-3'}>
      <Hours />
    </p>
  );
  return (
    <address
      className={`${narrowColumns} ${hasManyHours ? 'max-md:flex max-md:flex-wrap max-md:gap-x-6' : ''} not-italic ${className}`}
    >
      {/* Padding, so that the first line of the address is level with the phone link beside it. */}
      <div className="pt-2.5 print:pt-0">
        <p>
          <span className="block">{street}</span>
          <span className="block">{`${postalCode} ${city}`}</span>
        </p>
        {!hasManyHours && hours}
      </div>
      <p className={`flex-[1_1_8rem] md:max-lg:col-span-2 ${hasManyHours ? 'md:row-span-2' : ''}`}>
        <PhoneLink />
        <MailLink>
          {`${mailbox}@`}
          <span>{domain}</span>
        </MailLink>
        {children}
      </p>
      {hasManyHours && hours}
    </address>
  );
}
