'use client';

import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onReturn } from '@/components/browser/on-return';
import { formatDay, parseDay } from '@/lib/dates/day-format';
import { isDay, zurichDay } from '@/lib/dates/zurich-date';
import { type BookingRequest, knownService, type Proposed, type RequestRules } from './request';
import { readKept, saveDraft } from './request-record';

/**
 * Keeps a half-filled form for the page in another language, and fills in the form that such a page kept, also after
 * Back. Only changes on this page are kept, so that an older form never replaces a newer one. Proposed values do not
 * count as typed.
 */
export function useDraft(
  form: UseFormReturn<BookingRequest>,
  rules: RequestRules,
  proposed: RefObject<Proposed>,
): void {
  const { locale } = rules;
  useEffect(() => {
    /** The draft, as JSON, that this page last read or kept. */
    let known: string | undefined;
    let isReading = false;
    const read = () => {
      const { draft } = readKept();
      const text = JSON.stringify(draft);
      if (text === known) return;
      // Until a draft was read or kept here, words in the fields are newer, because they were typed before hydration.
      const isNewer = known === undefined;
      known = text;
      isReading = true;
      const { name = '', email = '', date = '', service } = draft ?? {};
      const kept = { name, email, date: isDay(date) ? formatDay(date) : date, service: knownService(service, rules) };
      const empty = { name: '', email: '', ...proposed.current };
      for (const field of ['name', 'email', 'date', 'service'] as const) {
        const own = form.getValues(field) ?? '';
        if (!isNewer || own === empty[field]) form.setValue(field, kept[field] || empty[field]);
      }
      form.clearErrors();
      isReading = false;
    };
    read();
    const { unsubscribe } = form.watch(({ name = '', email = '', date = '', service: chosen = '' }) => {
      if (isReading) return;
      const day = date === proposed.current.date ? '' : (parseDay(date, locale, zurichDay(new Date())) ?? date);
      const service = chosen === proposed.current.service ? '' : chosen;
      const draft = name || email || day || service ? { name, email, date: day, service } : undefined;
      const text = JSON.stringify(draft);
      if (text !== known && saveDraft(draft)) known = text;
    });
    const stopReading = onReturn(read);
    return () => {
      unsubscribe();
      stopReading();
    };
  }, [form, locale, rules, proposed]);
}
