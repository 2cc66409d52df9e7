import { useTranslations } from 'next-intl';
import { MailLink } from '@/components/layout/contact-links';
import { ExternalLink } from '@/components/layout/links';
import { mailtoHref, whatsappHref } from '@/lib/links/contact-links';
import { shadePath } from '@/lib/links/shade-path';
import { absoluteUrl } from '@/lib/links/site';

const button =
  'shade-button inline-flex min-h-13 items-center rounded-sm px-[min(1.75rem,8.75vw)] py-3 text-base/tight font-medium forced-colors:border';

export type ShadeWaysProps = {
  id: string;
  name: string;
  finish: string;
};

/** Links that open a draft of a message: to ask the salon for the shade, or to share the shade's URL. */
export function ShadeWays({ id, name, finish }: ShadeWaysProps) {
  const t = useTranslations('shades');
  const address = absoluteUrl(shadePath(id));
  const draft = t('apply_draft', { shade: name, finish, address });
  const subject = t('apply_subject', { shade: name });
  const message = t('send_text', { shade: name, address });
  const [chat, share] = [whatsappHref(draft), whatsappHref(message, '')];
  return (
    <div className="shade-ways">
      <p className="flex flex-wrap items-center gap-x-7 gap-y-2" data-cta="">
        {chat && (
          <ExternalLink href={chat} className={button}>
            {t('apply')}
          </ExternalLink>
        )}
        <MailLink subject={subject} draft={draft} className={chat ? 'quiet-link' : button}>
          {t(chat ? 'apply_email' : 'apply')}
        </MailLink>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-7">
        {share && (
          <ExternalLink href={share} className="quiet-link">
            {t('send_whatsapp')}
          </ExternalLink>
        )}
        <a href={mailtoHref(subject, message, '')} className="quiet-link">
          {t('send_email')}
        </a>
      </p>
    </div>
  );
}
