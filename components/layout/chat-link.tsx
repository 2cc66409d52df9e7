import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/layout/external-link';
import { whatsappHref } from '@/lib/links/contact-links';

export type ChatLinkProps = {
  /** The message to begin with. */
  draft: string;
  className?: string;
  children: ReactNode;
};

/** The way to a chat on WhatsApp; nothing where the salon has none. */
export function ChatLink({ draft, ...rest }: ChatLinkProps) {
  const href = whatsappHref(draft);
  return href ? <ExternalLink href={href} {...rest} /> : null;
}
