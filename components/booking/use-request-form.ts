'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { onReturn } from '@/components/browser/on-return';
import type { ChoiceRow } from '@/components/prices/choice';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import { formatDay } from '@/lib/dates/day-format';
import { zurichDay } from '@/lib/dates/zurich-date';
import type { BookingProps } from './booking-props';
import { type BookingRecord, type BookingRequest, knownService, requestSchema, serviceOfRows } from './request';
import { forgetRecord, readKept, saveRecord } from './request-record';
import { useChoice } from './use-choice';
import { useDraft } from './use-draft';
import type { LaterParts } from './use-later-parts';
import { useMinute } from './use-minute';

/** Milliseconds after a success in which another click is ignored, as the second of a double click. */
const doubleClick = 1000;

const emptyRequest: BookingRequest = { name: '', email: '', date: '', service: '' };

/** The state of the form, the kept request, and the outcome of the last submission. */
export function useRequestForm(
  props: Pick<BookingProps, 'labels' | 'locale' | 'open' | 'hash'>,
  listed: readonly ChoiceRow[],
) {
  const { labels, locale, open } = props;
  const { services } = labels;
  const rules = useMemo(() => ({ ...open, locale, services, now: () => new Date() }), [open, locale, services]);
  const form = useForm<BookingRequest>({
    resolver: zodResolver(useMemo(() => requestSchema(labels.form.errors, rules), [labels, rules])),
    // Other fields have no default, so that what was typed before hydration stays in them.
    defaultValues: { service: '' },
  });
  const [record, setRecord] = useState<BookingRecord>();
  // True while the visitor is asked whether a second request replaces the first.
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<'success' | 'failure'>();
  const ignoredUntil = useRef(0);

  // After mounting, because neither today's date nor the visitor's storage is known to the build.
  const now = useMinute();
  const today = now && formatDay(zurichDay(now));
  const defaults = useRef({ date: '', service: '' });
  useEffect(() => {
    const read = () => setRecord(readKept().record);
    read();
    return onReturn(() => {
      read();
      // What was said and asked before is out of date.
      clearToasts();
      setOutcome(undefined);
      setIsAsking(false);
    });
  }, []);
  // A request without a date that was submitted before hydration gets none that the visitor has not seen, but the error for a missing
  // one; where something else is missing it is not kept, and the date can be proposed.
  const isWaiting = useRef(false);
  useEffect(() => {
    const isSubmitted = document.querySelector('form [type="submit"][aria-busy="true"]') !== null;
    isWaiting.current = isSubmitted && form.getValues(['name', 'email']).every(Boolean);
  }, [form]);
  useDraft(form, rules, defaults);
  // The form proposes today, anew if the tab is still open on another day, unless the visitor chose a date.
  useEffect(() => {
    if (today === undefined) return;
    const isDefault = (form.getValues('date') ?? '') === defaults.current.date;
    defaults.current.date = today;
    if (isDefault && !isWaiting.current) form.setValue('date', today);
    isWaiting.current = false;
  }, [form, today]);
  const { choice, news, keepRows } = useChoice(listed, labels.choice, props.hash);
  // The chosen rows select the service, unless the visitor did.
  useEffect(() => {
    const service = serviceOfRows(choice?.rows ?? [], rules);
    const isDefault = form.getValues('service') === defaults.current.service;
    defaults.current.service = service;
    if (isDefault) form.setValue('service', service);
  }, [form, choice, rules]);

  const keep = (request: BookingRequest, at: number) => {
    const next = { ...request, choice, recordedAt: new Date().toISOString() };
    const isKept = saveRecord(next);
    setIsAsking(false);
    setOutcome(isKept ? 'success' : 'failure');
    const { success_title, success_text, error_title, error_text } = labels.toasts;
    showToast(
      isKept
        ? { tone: 'success', title: success_title, text: success_text }
        : { tone: 'failure', title: error_title, text: error_text },
    );
    if (!isKept) return;
    ignoredUntil.current = at + doubleClick;
    setRecord(next);
    keepRows([]);
    form.reset({ ...emptyRequest, date: defaults.current.date });
  };

  /** Scripts of others fill fields in without an event, or with one that React ignores because it knows the value already. */
  const readFields = () => {
    for (const name of ['name', 'email', 'date'] as const) {
      const { value } = document.getElementById(`demande-${name}`) as HTMLInputElement;
      if (value === (form.getValues(name) ?? '')) continue;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = event.timeStamp;
    if (at < ignoredUntil.current) return;
    // Not before: the fields may not have been drawn empty yet.
    readFields();
    setOutcome(undefined);
    void form.handleSubmit((request) => (record ? setIsAsking(true) : keep(request, at)))(event);
  };

  const replace = () => {
    readFields();
    void form.handleSubmit((request) => keep(request, performance.now()))();
  };
  const keepFirst = () => {
    setIsAsking(false);
    form.setFocus('name');
  };

  const clear = () => {
    forgetRecord();
    setRecord(undefined);
    setIsAsking(false);
    setOutcome(undefined);
  };

  const forget = () => {
    clear();
    form.setFocus('name');
  };

  /** Puts a kept request whose day is past back into the form. */
  const chooseNewDate = ({ recordedAt: _, choice: chosen, ...request }: BookingRecord) => {
    clear();
    if (chosen) keepRows(chosen.rows);
    // Focus before the reset, because after it the form does not know its elements until they are rendered again.
    form.setFocus('date');
    form.reset({ ...request, date: defaults.current.date, service: knownService(request.service, rules) });
  };

  const shown = { form, rules, now, today, choice, news, record, isAsking, outcome };
  return { ...shown, keepRows, readFields, submit, replace, keepFirst, forget, chooseNewDate };
}

/** What the parts of the form are given: what the server has sent, the state of the form, and what is loaded later. */
export type FormParts = BookingProps & ReturnType<typeof useRequestForm> & { later: LaterParts };
