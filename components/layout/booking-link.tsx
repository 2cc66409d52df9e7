import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/layout/external-link';
import { type ButtonLook, buttonClasses } from '@/components/ui/button-classes';
import { bookingHref } from '@/lib/contact-links';

export type BookingLinkProps = {
  children: ReactNode;
  look?: ButtonLook;
  /** Opens the widget on its list of services. */
  variant?: 'services';
  /** Replaces the button look. */
  className?: string;
};

/** The way to the booking widget. */
export function BookingLink({ children, look = 'primary', variant, className }: BookingLinkProps) {
  return (
    <ExternalLink href={bookingHref(variant)} className={className ?? buttonClasses[look]}>
      {children}
    </ExternalLink>
  );
}
