'use client';

import { useEffect, useRef, useState } from 'react';
import { IntentLink } from '@/components/layout/intent-link';
import { buttonClasses } from '@/components/ui/button-classes';
import { suggestPath } from '@/lib/suggest-path';

export type NotFoundActionsProps = {
  /** Every path of the site, without the folder it may live in. */
  paths: readonly string[];
  /** `suggestion` has `{page}` in it. */
  labels: { back: string; home: string; suggestion: string };
};

/** Ways on from a page that is missing: back, home, and the page that was probably meant. */
export function NotFoundActions({ paths, labels }: NotFoundActionsProps) {
  const home = useRef<HTMLAnchorElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [suggestion, setSuggestion] = useState<string>();

  // The page is built under one address and shown under many: only the browser knows which.
  useEffect(() => {
    const folder = home.current?.pathname.replace(/\/$/, '') ?? '';
    setSuggestion(suggestPath(location.pathname.slice(folder.length), paths));
    setIsReady(true);
  }, [paths]);

  const back = () => {
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    if (navigation?.canGoBack ?? history.length > 1) history.back();
    else home.current?.click();
  };

  const [beforePage = '', afterPage = ''] = labels.suggestion.split('{page}');
  return (
    <>
      <p className="mt-10 flex min-h-13 flex-wrap gap-4">
        <IntentLink ref={home} href="/" className={buttonClasses.primary}>
          {labels.home}
        </IntentLink>
        {isReady && (
          <button type="button" onClick={back} className={buttonClasses.outline}>
            {labels.back}
          </button>
        )}
      </p>
      {suggestion && (
        <p role="status" className="mt-8 max-w-text border-l-2 border-rose-gold pl-4 text-lg">
          {beforePage}
          <IntentLink href={suggestion} className="text-link">
            {suggestion}
          </IntentLink>
          {afterPage}
        </p>
      )}
    </>
  );
}
