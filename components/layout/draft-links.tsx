import type { ReactNode } from 'react';
import { ChatLink } from '@/components/layout/chat-link';
import { mailtoHref } from '@/lib/links/contact-links';

export type DraftLinksProps = {
  /** The message to begin with. */
  draft: string;
  /** Of the e-mail. */
  subject: string;
  /** Words of the links. */
  whatsapp: ReactNode;
  email: ReactNode;
};

/** A message begun for the visitor, to be finished in WhatsApp, where the salon has it, or in an e-mail; nothing is sent by opening it. */
export function DraftLinks({ draft, subject, whatsapp, email }: DraftLinksProps) {
  return (
    <p className="flex flex-wrap gap-x-8 gap-y-1">
      <ChatLink draft={draft} className="quiet-link text-lacquer">
        {whatsapp}
      </ChatLink>
      <a href={mailtoHref(subject, draft)} className="quiet-link text-lacquer">
        {email}
      </a>
    </p>
  );
}
