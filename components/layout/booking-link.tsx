import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/layout/external-link';
import { type ButtonLook, buttonClasses } from '@/components/ui/button-classes';
import { bookingHref } from '@/lib/links/contact-links';

export type BookingLinkProps = {
  children: ReactNode;
  look?: ButtonLook;
  /** Opens the widget on its list of services. */
  variant?: 'services';
  /** Replaces the button look. */
  className?: string;
};

/** The way to the booking widget, which speaks French. */
export function BookingLink({ children, look = 'primary', variant, className }: BookingLinkProps) {
  const hrefLang = useLocale() === 'fr' ? undefined : 'fr';
  return (
    <ExternalLink href={bookingHref(variant)} hrefLang={hrefLang} className={className ?? buttonClasses[look]}>
      {children}
    </ExternalLink>
  );
}
