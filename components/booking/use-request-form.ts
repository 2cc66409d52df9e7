'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { BookingProps } from '@/components/booking/labels';
import { type BookingRecord, type BookingRequest, requestSchema } from '@/components/booking/request';
import { clearRecord, readRecord, saveRecord } from '@/components/booking/request-record';
import { showToast } from '@/components/ui/toast-store';
import { formatDay } from '@/lib/dates/day-format';
import { type OpenDays, zurichDay } from '@/lib/dates/zurich-date';

/** Milliseconds after a success in which a second click is part of the first. */
const doubleClick = 1000;

const emptyRequest: BookingRequest = { name: '', email: '', date: '', service: '' };

const today = () => zurichDay(new Date());

/** The form's state, the kept request, and the outcome of the last submission. */
export function useRequestForm(props: Pick<BookingProps, 'labels' | 'locale' | keyof OpenDays>) {
  const { labels, locale, openDays, closings } = props;
  const rules = useMemo(() => ({ locale, openDays, closings, today }), [locale, openDays, closings]);
  const form = useForm<BookingRequest>({
    resolver: zodResolver(useMemo(() => requestSchema(labels.errors, rules), [labels, rules])),
    // No other defaults: what was typed before hydration stays in the fields.
    defaultValues: { service: '' },
  });
  const [record, setRecord] = useState<BookingRecord>();
  const [outcome, setOutcome] = useState<'success' | 'failure'>();
  const defaultDate = useRef('');
  const deafUntil = useRef(0);

  // After mounting, because neither today's date nor the visitor's storage is known to the build.
  useEffect(() => {
    setRecord(readRecord());
    const renewDate = () => {
      if (form.getValues('date') !== defaultDate.current) return;
      defaultDate.current = formatDay(today(), locale);
      form.setValue('date', defaultDate.current);
    };
    renewDate();
    // A tab that is shown again on another day gets that day's date, unless the visitor chose one.
    document.addEventListener('visibilitychange', renewDate);
    return () => {
      document.removeEventListener('visibilitychange', renewDate);
      defaultDate.current = '';
    };
  }, [form, locale]);

  const keep = (request: BookingRequest, at: number) => {
    const next = { ...request, recordedAt: new Date().toISOString() };
    const isKept = saveRecord(next);
    setOutcome(isKept ? 'success' : 'failure');
    showToast(isKept ? labels.success : labels.failure);
    if (!isKept) return;
    deafUntil.current = at + doubleClick;
    defaultDate.current = formatDay(today(), locale);
    setRecord(next);
    form.reset({ ...emptyRequest, date: defaultDate.current });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = event.timeStamp;
    if (at < deafUntil.current) return;
    setOutcome(undefined);
    void form.handleSubmit((request) => keep(request, at))(event);
  };

  const forget = () => {
    clearRecord();
    setRecord(undefined);
    setOutcome(undefined);
    form.setFocus('name');
  };

  return { form, rules, record, outcome, submit, forget };
}

export type RequestFormState = ReturnType<typeof useRequestForm>;
