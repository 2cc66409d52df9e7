'use client';

import { useLayoutEffect, useMemo, useState } from 'react';
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

/** What the visitor chose from the price list, while that is anything, and what there is to say of it. */
export function useChoice(listed: readonly ChoiceRow[], words: ChoiceWords) {
  const [checked, setChecked] = useState(() => checkRows([], listed));
  const [isRead, setIsRead] = useState(false);
  // After mounting, because the build knows no visitor's storage, and before the next paint, so that rows that are there stay.
  useLayoutEffect(() => {
    setChecked(readChoice(listed));
    setIsRead(true);
    // An address that names rows names no element to scroll to.
    if (sharedIds().length > 0) document.getElementById('demande-choix')?.scrollIntoView();
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
  return { choice, news: describeNews(news, words), isRead, keepRows };
}
