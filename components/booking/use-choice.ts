'use client';

import { useLayoutEffect, useMemo, useState } from 'react';
import { onReturn } from '@/components/browser/on-return';
import {
  type Choice,
  type ChoiceRow,
  type ChoiceWords,
  checkRows,
  describeNews,
  readChoice,
  saveChoice,
  sharedIds,
} from '@/components/prices/choice';
import { zurichDay } from '@/lib/dates/zurich-date';

/** Returns the visitor's choice (undefined without rows), sentences on changes since, and a function to change it. */
export function useChoice(listed: readonly ChoiceRow[], words: ChoiceWords) {
  const [checked, setChecked] = useState(() => checkRows([], listed));
  // After mounting, because the server's HTML has no chosen rows; before the next paint, because hydration ends the
  // space that `--kept` keeps for them (request-form.tsx).
  useLayoutEffect(() => {
    const read = () => setChecked(readChoice(listed));
    read();
    // The browser cannot scroll by itself, because the hash names rows, not an element.
    if (sharedIds().length > 0) document.getElementById('demande-choix')?.scrollIntoView();
    return onReturn(read);
  }, [listed]);
  const keepRows = (rows: readonly ChoiceRow[]) => {
    saveChoice(rows);
    setChecked(checkRows(rows, listed));
  };
  const { rows, ...news } = checked;
  const choice = useMemo<Choice | undefined>(
    () => (rows.length > 0 ? { day: zurichDay(new Date()), rows } : undefined),
    [rows],
  );
  return { choice, news: describeNews(news, words), keepRows };
}
