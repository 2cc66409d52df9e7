'use client';

import { useEffect, useState } from 'react';
import { type PricedRow, readChoice, saveChoice } from '@/components/choice/choice';

/** What the visitor chose from the price list, while that is anything, and what has become of it since. */
export function useChoice(choosable: readonly PricedRow[]) {
  const [kept, setKept] = useState<ReturnType<typeof readChoice>>();
  // After mounting, because the build knows no visitor's storage.
  useEffect(() => setKept(readChoice(choosable)), [choosable]);
  const keepRows = (rows: PricedRow[]) => {
    // Where the browser refuses, it holds in this page alone.
    const next = saveChoice(rows) ? readChoice(choosable) : undefined;
    setKept((last) => next ?? (last && { ...last, choice: { ...last.choice, rows } }));
  };
  return { choice: kept?.choice.rows.length ? kept.choice : undefined, news: kept, keepRows };
}
