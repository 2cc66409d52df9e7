'use client';

import { useEffect } from 'react';
import { watchProblems } from '@/lib/problem-overlay';

/** The page script under `npm run dev`: runs after Next has hydrated the whole page, so that the HTML matches. */
export function DevelopmentScript({ code, problems }: { code: string; problems: string }) {
  useEffect(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: code }));
    watchProblems(problems);
  }, [code, problems]);
  return null;
}
