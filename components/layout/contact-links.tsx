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
  /** That of a button, unless there is a `className`. */
  look?: ButtonLook;
  /** Opens the widget on its list of services. */
  variant?: 'services';
};

/** The way to the booking widget, which speaks the main language; where the salon has none, to the form that asks for an appointment, or else a call. */
export function BookingLink({ look = 'primary', variant, className = buttonClasses[look], ...rest }: BookingLinkProps) {
  const hrefLang = mainLangOn(useLocale());
  const href = bookingHref(variant);
  const shared = { className, ...rest };
  if (href) return <ExternalLink href={href} hrefLang={hrefLang} {...shared} />;
  if (hasForm) return <RouteLink to={neededId('contact')} section={formSection} {...shared} />;
  return <a href={telHref()} {...shared} />;
}

/** A link of the usual attributes, and the message to begin with. */
type DraftLinkProps = ComponentProps<'a'> & { draft?: string };

/** The message to begin with on a page: it asks for an appointment, or, where the page asks for a call, orders the voucher that it is about or names the page. */
export function useGreeting(current?: PageId): string {
  const t = useTranslations();
  const locale = useLocale();
  if (!current || !closingOf(current, locale)?.isByPhone) return t('whatsapp.greeting');
  const page = getPage(current, locale);
  const isOrder = page.kind === 'page' && page.isForVouchers && practical.voucher?.isOffered;
  // Its heading may be a sentence of the salon's, "We are looking for you", which no visitor would write.
  return isOrder ? t('prices.voucher_draft') : t('whatsapp.about', { subject: page.label });
}

/** The way to a chat on WhatsApp; nothing where the salon has none. */
export function ChatLink({ draft = '', ...rest }: DraftLinkProps) {
  const href = whatsappHref(draft);
  return href ? <ExternalLink href={href} {...rest} /> : null;
}

/** The way to an e-mail; nothing where the salon has no address. */
export function MailLink({ subject, draft, ...rest }: DraftLinkProps & { subject?: string }) {
  const href = mailtoHref(subject, draft);
  return href ? <a href={href} {...rest} /> : null;
}

export type DraftLinksProps = {
  /** The message to begin with. */
  draft: string;
  subject: string;
  /** Words of the links. */
  whatsapp: ReactNode;
  email: ReactNode;
  /** That of buttons in place of links, where they are what the page is for: beside a chat, which not everyone has, stands the phone. */
  look?: ButtonLook;
};

/** A message begun for the visitor, to be finished in WhatsApp or in an e-mail, whichever the salon has, or else the phone; nothing is sent by opening it. */
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

/** The way to a call; `isSentence` says what the link does, where it stands beside others. */
export function PhoneLink({ className, isSentence = false }: { className?: string; isSentence?: boolean }) {
  const t = useTranslations('booking');
  const phone = formatPhone(salon.phone);
  return (
    <a href={telHref()} className={className}>
      {isSentence ? t('call_number', { phone }) : phone}
    </a>
  );
}
