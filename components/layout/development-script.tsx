'use client';

import { useEffect } from 'react';

/** The page script under `next dev`, which hydrates the whole page: run after hydration, so that the HTML still matches. */
export function DevelopmentScript({ code }: { code: string }) {
  useEffect(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: code }));
  }, [code]);
  return null;
}
