import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/layout/external-link';
import { RouteLink } from '@/components/layout/route-link';
import { type ButtonLook, buttonClasses } from '@/components/ui/button-classes';
import { neededId } from '@/lib/content/pages';
import { bookingHref } from '@/lib/links/contact-links';

export type BookingLinkProps = {
  children: ReactNode;
  look?: ButtonLook;
  /** Opens the widget on its list of services. */
  variant?: 'services';
  /** Replaces the button look. */
  className?: string;
};

/** The way to the booking widget, which speaks French; where the salon has none, to the form that asks for an appointment. */
export function BookingLink({ children, look = 'primary', variant, className }: BookingLinkProps) {
  const hrefLang = useLocale() === 'fr' ? undefined : 'fr';
  const href = bookingHref(variant);
  const shared = { className: className ?? buttonClasses[look], children };
  if (!href) return <RouteLink to={neededId('contact')} section="demande" {...shared} />;
  return <ExternalLink href={href} hrefLang={hrefLang} {...shared} />;
}
