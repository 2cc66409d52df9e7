import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePartLang } from '@/lib/i18n/part-lang';

export type ExternalLinkProps = {
  href: string;
  className?: string;
  /** Language of the page behind the link, where it is not the language of this page. */
  hrefLang?: string;
  children: ReactNode;
};

/** A link to another site: new tab, no opener, and said so to screen readers. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const t = useTranslations('booking');
  const { own } = usePartLang();
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span lang={own} className="sr-only">
        {' '}
        {t('new_tab')}
      </span>
    </a>
  );
}
