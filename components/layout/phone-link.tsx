import { useTranslations } from 'next-intl';
import { salon } from '@/lib/content/content';
import { formatPhone } from '@/lib/i18n/format';
import { telHref } from '@/lib/links/contact-links';

export type PhoneLinkProps = {
  className?: string;
  /** Says what the link does, where it stands beside others. */
  isSentence?: boolean;
};

/** The salon's number, to be called. */
export function PhoneLink({ className, isSentence = false }: PhoneLinkProps) {
  const t = useTranslations('booking');
  const phone = formatPhone(salon.phone);
  return (
    <a href={telHref()} className={className}>
      {isSentence ? t('call_number', { phone }) : phone}
    </a>
  );
}
