'use client';

import { useEffect } from 'react';

/**
 * The page script under `next dev`, which hydrates the whole page, and what says there that the content is wrong: run after
 * hydration, so that the HTML still matches.
 */
export function DevelopmentScript({ code, problems }: { code: string; problems: string }) {
  useEffect(() => {
    const scripts = [{ textContent: code }, { type: 'module', src: problems }];
    document.body.append(...scripts.map((script) => Object.assign(document.createElement('script'), script)));
  }, [code, problems]);
  return null;
}
