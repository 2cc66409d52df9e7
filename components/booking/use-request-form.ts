'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { onReturn } from '@/components/browser/on-return';
import type { ChoiceRow } from '@/components/prices/choice';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import { nextOpenDay } from '@/lib/dates/bookable-day';
import { formatDay } from '@/lib/dates/day-format';
import { zurichDay } from '@/lib/dates/zurich-date';
import type { BookingProps } from './booking-props';
import {
  type BookingRecord,
  type BookingRequest,
  knownService,
  type Proposed,
  requestSchema,
  serviceOfRows,
} from './request';
import { forgetRecord, readKept, saveRecord } from './request-record';
import { useChoice } from './use-choice';
import { useDraft } from './use-draft';
import type { LaterParts } from './use-later-parts';
import { useMinute } from './use-minute';

/** Milliseconds after a success during which a second click, as of a double click, is ignored. */
const doubleClick = 1000;

/** Fills a value into a field, unless the visitor has changed the value proposed before. */
function useProposal(
  form: UseFormReturn<BookingRequest>,
  field: keyof Proposed,
  value: string | undefined,
  proposed: RefObject<Proposed>,
): void {
  useEffect(() => {
    if (value === undefined) return;
    const isOpen = (form.getValues(field) ?? '') === proposed.current[field];
    proposed.current[field] = value;
    if (isOpen) form.setValue(field, value);
  }, [form, field, value, proposed]);
}

/** Returns the kept request, the outcome of the last submission, and whether the form asks to replace the request. */
function useRecord() {
  const [record, setRecord] = useState<BookingRecord>();
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<'success' | 'failure'>();
  // After mounting, because only the browser knows the storage.
  useEffect(() => {
    const read = () => setRecord(readKept().record);
    read();
    return onReturn(() => {
      read();
      // The screen may show an older request.
      clearToasts();
      setOutcome(undefined);
      setIsAsking(false);
    });
  }, []);
  /** Saves the request in the browser. Returns false if storage is refused. */
  const keep = (next: BookingRecord): boolean => {
    const isKept = saveRecord(next);
    setIsAsking(false);
    setOutcome(isKept ? 'success' : 'failure');
    if (isKept) setRecord(next);
    return isKept;
  };
  const clear = () => {
    forgetRecord();
    setRecord(undefined);
    setIsAsking(false);
    setOutcome(undefined);
  };
  return { record, isAsking, outcome, keep, clear, setIsAsking, setOutcome };
}

/** Takes over values that extensions filled in without an event, or with an event that React ignores. */
function readFields(form: UseFormReturn<BookingRequest>): void {
  for (const name of ['name', 'email', 'date'] as const) {
    const { value } = document.getElementById(`demande-${name}`) as HTMLInputElement;
    if (value === (form.getValues(name) ?? '')) continue;
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
  }
}

export function useRequestForm(props: Pick<BookingProps, 'labels' | 'locale' | 'open'>, listed: readonly ChoiceRow[]) {
  const { labels, locale, open } = props;
  const { services } = labels;
  const rules = useMemo(() => ({ ...open, locale, services, now: () => new Date() }), [open, locale, services]);
  const form = useForm<BookingRequest>({
    resolver: zodResolver(useMemo(() => requestSchema(labels.form.errors, rules), [labels, rules])),
    // After an error not at every key, because a half-typed value is no error.
    reValidateMode: 'onBlur',
    // Other fields have no default, so that text typed before hydration stays in them.
    defaultValues: { service: '' },
  });
  const { keep, clear, setIsAsking, setOutcome, ...kept } = useRecord();
  const { choice, news, keepRows } = useChoice(listed, labels.choice);
  const now = useMinute();
  const today = now && zurichDay(now);
  const proposedDate = today && formatDay(nextOpenDay(today, open, now) ?? today);
  const proposed = useRef<Proposed>({ date: '', service: '' });
  useDraft(form, rules, proposed);
  useProposal(form, 'date', proposedDate, proposed);
  useProposal(form, 'service', serviceOfRows(choice?.rows ?? [], rules), proposed);

  const ignoredUntil = useRef(0);
  const prepare = (request: BookingRequest, at: number) => {
    if (!keep({ ...request, choice, recordedAt: new Date().toISOString() })) {
      const { error_title: title, error_text: text } = labels.toasts;
      showToast({ tone: 'failure', title, text });
      return;
    }
    ignoredUntil.current = at + doubleClick;
    keepRows([]);
    form.reset({ name: '', email: '', date: proposed.current.date, service: '' });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = event.timeStamp;
    if (at < ignoredUntil.current) return;
    // After the check above, because right after a reset the fields may still show the old values.
    readFields(form);
    setOutcome(undefined);
    void form.handleSubmit((request) => (kept.record ? setIsAsking(true) : prepare(request, at)))(event);
  };

  const replace = () => {
    readFields(form);
    void form.handleSubmit((request) => prepare(request, performance.now()))();
  };
  const keepFirst = () => {
    setIsAsking(false);
    form.setFocus('name');
  };

  const forget = () => {
    clear();
    form.setFocus('name');
  };

  /** Puts a kept request whose day is no longer possible back into the form, with the proposed day. */
  const chooseNewDate = ({ recordedAt: _, choice: chosen, ...request }: BookingRecord) => {
    clear();
    if (chosen) keepRows(chosen.rows);
    // Focus before the reset, after which the form does not know its elements until the next render.
    form.setFocus('date');
    form.reset({ ...request, date: proposed.current.date, service: knownService(request.service, rules) });
  };

  const shown = { form, rules, now, proposedDate, choice, news, ...kept };
  return { ...shown, keepRows, readFields: () => readFields(form), submit, replace, keepFirst, forget, chooseNewDate };
}

export type FormParts = BookingProps & ReturnType<typeof useRequestForm> & { later: LaterParts };
