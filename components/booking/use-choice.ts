'use client';

import { useLayoutEffect, useMemo, useState } from 'react';
import {
  type Choice,
  type ChoiceWords,
  checkRows,
  describeNews,
  type PricedRow,
  readChoice,
  saveChoice,
  sharedIds,
} from '@/components/prices/choice';
import { zurichDay } from '@/lib/dates/zurich-date';

/** What the visitor chose from the price list, while that is anything, and what there is to say of it. */
export function useChoice(choosable: readonly PricedRow[], words: ChoiceWords) {
  const [checked, setChecked] = useState(() => checkRows([], choosable));
  const [isRead, setIsRead] = useState(false);
  // After mounting, because the build knows no visitor's storage, and before the next paint, so that rows that are there stay.
  useLayoutEffect(() => {
    setChecked(readChoice(choosable));
    setIsRead(true);
    // An address that names rows names no place.
    if (sharedIds().length > 0) document.getElementById('demande-choix')?.scrollIntoView();
  }, [choosable]);
  const keepRows = (rows: readonly PricedRow[]) => {
    saveChoice(rows);
    setChecked(checkRows(rows, choosable));
  };
  const { rows, ...news } = checked;
  const choice = useMemo<Choice | undefined>(
    () => (rows.length > 0 ? { day: zurichDay(new Date()), rows } : undefined),
    [rows],
  );
  return { choice, news: describeNews(news, words), isRead, keepRows };
}
