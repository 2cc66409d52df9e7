import { useTranslations } from 'next-intl';
import { DraftLinks } from '@/components/layout/contact-links';

/** Links to ask for a message when an appointment becomes free. */
export function WaitingList({ className }: { className?: string }) {
  const t = useTranslations('contact');
  return (
    <details className={className}>
      <summary className="cursor-pointer pl-5 -indent-5 text-xl marker:text-base marker:text-lacquer hover:text-lacquer">
        <h3 className="inline pl-1 text-[length:inherit]">{t('waiting_title')}</h3>
      </summary>
      <p className="mt-3 mb-3 max-w-text text-stone">{t('waiting_text')}</p>
      <DraftLinks
        draft={t('waiting_draft')}
        subject={t('waiting_subject')}
        whatsapp={t('waiting_whatsapp')}
        email={t('waiting_email')}
      />
    </details>
  );
}
