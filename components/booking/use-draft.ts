'use client';

import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatDay, parseDay } from '@/lib/dates/day-format';
import { isDay, zurichDay } from '@/lib/dates/zurich-date';
import { type BookingRequest, knownService, type RequestRules } from './request';
import { readKept, saveDraft } from './request-record';

export type DraftOptions = {
  form: UseFormReturn<BookingRequest>;
  rules: RequestRules;
  /** Values that the form proposes; they do not count as typed. */
  defaults: RefObject<Pick<BookingRequest, 'date' | 'service'>>;
};

/** Keeps a half-filled form for the page in another language, and fills in what that page kept. */
export function useDraft({ form, rules, defaults }: DraftOptions): void {
  const { locale } = rules;
  useEffect(() => {
    const { draft } = readKept();
    if (draft) {
      const { date } = draft;
      const values = {
        ...draft,
        date: isDay(date) ? formatDay(date) : date,
        service: knownService(draft.service, rules),
      };
      // What was typed before hydration is newer.
      for (const field of ['name', 'email', 'date', 'service'] as const) {
        if (values[field] && !form.getValues(field)) form.setValue(field, values[field], { shouldDirty: true });
      }
    }
    const { unsubscribe } = form.watch(({ name = '', email = '', date = '', service: chosen = '' }) => {
      const day = date === defaults.current.date ? '' : (parseDay(date, locale, zurichDay(new Date())) ?? date);
      const service = chosen === defaults.current.service ? '' : chosen;
      saveDraft(name || email || day || service ? { name, email, date: day, service } : undefined);
    });
    return unsubscribe;
  }, [form, locale, rules, defaults]);
}
