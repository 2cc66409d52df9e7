import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { newTab, newTabId } from '@/lib/links/new-tab';

export type ExternalLinkProps = {
  href: string;
  className?: string;
  /** Language of the page behind the link, where it is not the language of this page. */
  hrefLang?: string;
  children: ReactNode;
};

/** A link to another site: new tab, no opener, and said so to screen readers. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} {...newTab}>
      {children}
    </a>
  );
}

/** The words that links to other sites are described by. */
export function NewTabWords() {
  const t = useTranslations('booking');
  return (
    <span hidden id={newTabId}>
      {t('new_tab')}
    </span>
  );
}
