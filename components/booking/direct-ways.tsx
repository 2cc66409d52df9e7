import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BookingLink, ChatLink, MailLink } from '@/components/layout/contact-links';
import { Icon, type IconName } from '@/components/ui/icon';
import { salon } from '@/lib/content/content';
import { formatPhone } from '@/lib/i18n/format';
import { telHref } from '@/lib/links/contact-links';

const row = 'group flex min-h-20 items-center gap-5 py-4';

/** Phone, chat, e-mail and booking widget, as far as the salon has them, in place of the form. */
export function DirectWays() {
  const t = useTranslations();
  const content = (icon: IconName, title: string, note?: ReactNode): ReactNode => (
    <>
      <Icon name={icon} className="size-6 text-lacquer" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-lg underline decoration-1 underline-offset-4 group-hover:decoration-2">
          {title}
        </span>
        {note && <span className="block text-sm text-stone">{note}</span>}
      </span>
    </>
  );
  return (
    <>
      <p className="font-display text-2xl">{t('form.direct')}</p>
      <ul className="mt-6 border-t border-greige">
        <li className="border-b border-greige">
          <a href={telHref()} className={row}>
            {content('phone', t('booking.call_number', { phone: formatPhone(salon.phone) }))}
          </a>
        </li>
        {salon.whatsapp && (
          <li className="border-b border-greige">
            <ChatLink draft={t('whatsapp.greeting')} className={row}>
              {content('chat', t('booking.whatsapp'), t('form.direct_whatsapp'))}
            </ChatLink>
          </li>
        )}
        {salon.email && (
          <li className="border-b border-greige">
            <MailLink subject={t('handoff.subject_plain')} draft={t('whatsapp.greeting')} className={row}>
              {content('mail', t('contact.email_title'), salon.email)}
            </MailLink>
          </li>
        )}
        {salon.booking && (
          <li className="border-b border-greige">
            <BookingLink className={row}>{content('arrow', t('booking.book'), t('form.direct_booking'))}</BookingLink>
          </li>
        )}
      </ul>
    </>
  );
}
