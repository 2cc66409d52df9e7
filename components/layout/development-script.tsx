'use client';

import { useEffect } from 'react';

export type DevelopmentScriptProps = { code: string };

/** The script of every page while `next dev` hydrates the whole of it: run afterwards, so that React finds the page as it wrote it. */
export function DevelopmentScript({ code }: DevelopmentScriptProps) {
  useEffect(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: code }));
  }, [code]);
  return null;
}
