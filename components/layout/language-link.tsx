'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

export type LanguageLinkProps = {
  /** Address in the other language, by the path of this one. */
  counterparts: Readonly<Record<string, string>>;
  /** Where pages lead that have no counterpart. */
  elsewhere: string;
  /** The other language, as a tag. */
  lang: string;
  className?: string;
  children: ReactNode;
};

/** A link to the same page in the other language; plain, because that is a document of its own. */
export function LanguageLink({ counterparts, elsewhere, lang, className, children }: LanguageLinkProps) {
  // Some hosts serve the page at `/contact/` too.
  const path = usePathname().replace(/(.)\/$/, '$1');
  return (
    <a href={counterparts[path] ?? elsewhere} hrefLang={lang} lang={lang} className={className}>
      {children}
    </a>
  );
}
