'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ComponentProps, useRef, useState } from 'react';
import { expectArrival } from '@/lib/arrival';

export type IntentLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/** A link that fetches its page only once the visitor points at it, focuses it or touches it. */
export function IntentLink({ href, ...rest }: IntentLinkProps) {
  const [isWanted, setIsWanted] = useState(false);
  const pathname = usePathname();
  const address = useRef('');
  const want = () => setIsWanted(true);
  return (
    <Link
      {...rest}
      href={href}
      // Never `true`: under static export, clicks would then do nothing.
      prefetch={isWanted ? null : false}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
      onClick={({ currentTarget }) => {
        // With the folder the site may live in, which only the finished link knows.
        address.current = currentTarget.href;
      }}
      onNavigate={() => expectArrival(address.current)}
      // Some hosts serve the page at `/tarifs/` too.
      aria-current={pathname === href || pathname === `${href}/` ? 'page' : undefined}
    />
  );
}
