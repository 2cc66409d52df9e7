'use client';

import { useEffect, useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { type NamedPath, suggestPath } from '@/lib/links/suggest-path';

export type NotFoundActionsProps = {
  /** Every page of the site; paths are without the base path. */
  pages: readonly NamedPath[];
  /** Folder of the site on its domain (`/salon`), or ''. */
  basePath: string;
  home: string;
  /** Paths of the pages that most people look for. */
  sought: readonly string[];
  /** `suggestion` contains `{page}`. */
  labels: { back: string; home: string; suggestion: string };
};

export function NotFoundActions({ pages, basePath, home, sought, labels }: NotFoundActionsProps) {
  const [suggestion, setSuggestion] = useState<NamedPath>();

  // In the browser, because the not-found page is the same file for every URL.
  useEffect(() => {
    const path = suggestPath(location.pathname.slice(basePath.length), pages);
    setSuggestion(pages.find((page) => page.path === path));
  }, [pages, basePath]);

  const back = () => {
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    if (navigation?.canGoBack ?? history.length > 1) history.back();
    else location.assign(home);
  };

  const [beforePage = '', afterPage = ''] = labels.suggestion.split('{page}');
  return (
    <>
      <p className="mt-10 flex min-h-13 flex-wrap gap-4">
        <a href={home} className={buttonClasses.primary}>
          {labels.home}
        </a>
        <button type="button" onClick={back} className={`${buttonClasses.outline} noscript:hidden`}>
          {labels.back}
        </button>
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {pages
          .filter(({ path }) => sought.includes(path))
          .map(({ path, label }) => (
            <li key={path}>
              <a href={basePath + path} className="quiet-link text-lacquer">
                {label}
              </a>
            </li>
          ))}
      </ul>
      {/* Fixed height, because the text comes a second after the page. */}
      <div role="status" className="mt-5 min-h-[2lh] text-lg">
        {suggestion && (
          <p className="max-w-text border-l-2 border-rose-gold pl-4">
            {beforePage}
            <a
              href={basePath + suggestion.path}
              className="text-lacquer underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
            >
              {suggestion.label}
            </a>
            {afterPage}
          </p>
        )}
      </div>
    </>
  );
}
