'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { stopExpecting } from '@/lib/arrival';

const samePath = (a: string, b: string) => a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** Moves focus to the heading an address points at: the section's, or the page's own. */
function focusHeading(hash: string) {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : document.querySelector('main');
  const heading =
    target?.matches('[tabindex], h1, h2, h3') && hash ? target : target?.querySelector<HTMLElement>('h1, h2, h3');
  const place = heading ?? target;
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * What the router leaves out: focus follows every navigation by link, the new page's title is announced (the router looks before
 * it is there, and announces the heading), links to the page one is on scroll to their section or
 * the top even when the address stays the same, and Back and Forward jump to their place instead of gliding there. Also says when
 * the page a link leads to is there (lib/arrival.ts).
 */
export function HashFocus() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const isTraversing = useRef(false);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const onPopState = () => {
      isTraversing.current = true;
      stopExpecting();
      document.documentElement.style.scrollBehavior = 'auto';
      // React lets an animation begin before it changes the page again, and the browser, which does not wait, would look for
      // the place on the page that is still there.
      document.activeViewTransition?.skipTransition();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (
        !link ||
        link.target ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      isTraversing.current = false;
      document.documentElement.style.scrollBehavior = '';
      if (link.origin !== location.origin || !samePath(link.pathname, location.pathname)) return;
      // The router would jump, or do nothing where the address stays the same.
      event.preventDefault();
      if (link.hash !== location.hash) history.pushState(null, '', link.href);
      if (link.hash) document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
      else scrollTo({ top: 0 });
      focusHeading(link.hash);
    };
    // Ahead of the router, which acts within its own listeners.
    addEventListener('popstate', onPopState, { capture: true });
    addEventListener('click', onClick, { capture: true });
    // The browser may bring this page back as it was, timers and all.
    addEventListener('pagehide', stopExpecting);
    return () => {
      removeEventListener('popstate', onPopState, { capture: true });
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('pagehide', stopExpecting);
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    stopExpecting();
    shown.current = pathname;
    if (!isTraversing.current) focusHeading(location.hash);
    const announce = () => setTitle(document.title);
    announce();
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
