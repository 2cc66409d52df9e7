'use client';

import { useEffect } from 'react';
import { watchProblems } from '@/lib/problem-overlay';

/** The page script under `npm run dev`, which hydrates the whole page: runs after hydration, so that the HTML still matches. */
export function DevelopmentScript({ code, problems }: { code: string; problems: string }) {
  useEffect(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: code }));
    watchProblems(problems);
  }, [code, problems]);
  return null;
}
