'use client';

import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { HandOffLinks, mainWay } from './hand-off-links';
import { draftOf } from './request';
import type { FormParts } from './use-request-form';

/**
 * Shown before a request is kept: links to other ways to book, with the values typed so far. If the form's code fails
 * to load, the links have no values; if the browser cannot keep the request, the links are the only ways to send it.
 */
export function DraftHandOff(parts: FormParts) {
  const { form, rules, proposedDate, choice, outcome, privacy, labels, mainLang, reach } = parts;
  // Deferred, so that updating the links never delays typing.
  const values = useDeferredValue(useWatch({ control: form.control }));
  const draft = draftOf(values, rules);
  const { date, ...others } = draft;
  const isTyped = choice || Object.keys(others).length > 0 || (date && values.date !== proposedDate);
  const request = isTyped ? { ...draft, choice } : {};
  if (outcome === 'failure')
    return (
      <section className="mt-8 border-l-4 border-lacquer py-1 pl-4">
        <h3 className="flex gap-3 text-xl text-lacquer">
          <Icon name="alert" className="mt-1 size-5" />
          {labels.toasts.error_title}
        </h3>
        <p className="text-lacquer">{labels.toasts.error_text}</p>
        <p className="mt-2 mb-4 max-w-text">{labels.form.ways_remain}</p>
        <HandOffLinks {...parts} request={request} main={mainWay(reach)} />
      </section>
    );
  return (
    <section className="mt-10 border-t border-greige pt-6">
      {/* CSS shows this if the form's code fails to load. */}
      <p role="alert" className="mb-3 hidden max-w-text text-lacquer in-data-[state=failed]:block">
        {labels.form.failed}
      </p>
      <p className="mb-2">{labels.form.or_directly}</p>
      <HandOffLinks {...parts} request={request} />
      <p className="mt-3 max-w-text text-sm text-stone">
        <a
          href={privacy}
          hrefLang={mainLang}
          className="inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {labels.form.privacy}
        </a>
      </p>
    </section>
  );
}
