import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from '@/components/ui/button';
import { practical, salon } from '@/lib/content/content';
import { closingOf, getPage, neededId } from '@/lib/content/pages';
import { formatPhone } from '@/lib/i18n/format';
import { mainLangOn } from '@/lib/i18n/main-lang';
import { bookingHref, hasForm, mailtoHref, telHref, whatsappHref } from '@/lib/links/contact-links';
import { formSection } from '@/lib/links/fragments';
import type { PageId } from '@/lib/schema/pages';
import { ExternalLink, RouteLink } from './links';

export type BookingLinkProps = ComponentProps<'a'> & {
  /** Look of the button; a `className` replaces it. */
  look?: ButtonLook;
  /** Opens the booking widget on its list of services. */
  variant?: 'services';
};

/** Link to the booking widget (in the main language); without a widget to the form, and without a form to a call. */
export function BookingLink({ look = 'primary', variant, className = buttonClasses[look], ...rest }: BookingLinkProps) {
  const hrefLang = mainLangOn(useLocale());
  const href = bookingHref(variant);
  const shared = { className, ...rest };
  if (href) return <ExternalLink href={href} hrefLang={hrefLang} {...shared} />;
  if (hasForm) return <RouteLink to={neededId('contact')} section={formSection} {...shared} />;
  return <a href={telHref()} {...shared} />;
}

type DraftLinkProps = ComponentProps<'a'> & { draft?: string };

/** Returns the draft of a message for a page: asks for an appointment, orders a voucher, or names the page. */
export function useGreeting(current?: PageId): string {
  const t = useTranslations();
  const locale = useLocale();
  if (!current || !closingOf(current, locale)?.isByPhone) return t('whatsapp.greeting');
  const page = getPage(current, locale);
  const isOrder = page.kind === 'page' && page.isForVouchers && practical.voucher?.isOffered;
  // The label, because a heading may be a sentence that no visitor would write: "We are looking for you".
  return isOrder ? t('prices.voucher_draft') : t('whatsapp.about', { subject: page.label });
}

/** Link to a chat on WhatsApp; nothing if the salon has no WhatsApp. */
export function ChatLink({ draft = '', ...rest }: DraftLinkProps) {
  const href = whatsappHref(draft);
  return href ? <ExternalLink href={href} {...rest} /> : null;
}

/** Link that opens an e-mail; nothing if the salon has no e-mail address. */
export function MailLink({ subject, draft, ...rest }: DraftLinkProps & { subject?: string }) {
  const href = mailtoHref(subject, draft);
  return href ? <a href={href} {...rest} /> : null;
}

export type DraftLinksProps = {
  draft: string;
  subject: string;
  whatsapp: ReactNode;
  email: ReactNode;
  /** Makes buttons of the links; then the phone is beside WhatsApp. */
  look?: ButtonLook;
};

/** Links that open a draft in WhatsApp or an e-mail; without both a phone link. */
export function DraftLinks({ draft, subject, whatsapp, email, look }: DraftLinksProps) {
  const link = 'quiet-link text-lacquer';
  const className = look ? buttonClasses[look] : link;
  return (
    <p className={`flex flex-wrap gap-x-8 ${look ? 'items-center gap-y-3' : 'gap-y-1'}`}>
      <ChatLink draft={draft} className={className}>
        {whatsapp}
      </ChatLink>
      <MailLink subject={subject} draft={draft} className={className}>
        {email}
      </MailLink>
      {(salon.whatsapp ? look : !salon.email) && <PhoneLink className={salon.whatsapp ? link : className} isSentence />}
    </p>
  );
}

/** Link that calls the salon: the number alone, or a sentence with the number. */
export function PhoneLink({ className, isSentence = false }: { className?: string; isSentence?: boolean }) {
  const t = useTranslations('booking');
  const phone = formatPhone(salon.phone);
  return (
    <a href={telHref()} className={className}>
      {isSentence ? t('call_number', { phone }) : phone}
    </a>
  );
}
