'use client';

import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { HandOffLinks } from '@/components/booking/hand-off-links';
import type { BookingProps } from '@/components/booking/labels';
import { draftOf } from '@/components/booking/request';
import type { RequestFormState } from '@/components/booking/use-request-form';
import { newTab } from '@/lib/links/new-tab';

const link = 'inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2';

export type DraftHandOffProps = Pick<BookingProps, 'locale' | 'labels' | 'reach'> &
  Pick<RequestFormState, 'form' | 'rules' | 'today'>;

/**
 * Before a request is kept: nothing is sent by the form, and what is typed so far can be handed over by other ways. Until something
 * is typed, only the ways that need no request.
 */
export function DraftHandOff({ form, rules, today, ...shared }: DraftHandOffProps) {
  const { labels, locale, reach } = shared;
  // Deferred, so that updating the links never delays typing.
  const values = useDeferredValue(useWatch({ control: form.control }));
  const draft = draftOf(values, rules);
  const { date, ...others } = draft;
  const isTyped = Object.keys(others).length > 0 || (date && values.date !== today);
  return (
    <section className="mt-10 border-t border-greige pt-6">
      <p className="mb-5 max-w-text text-sm text-stone">{labels.handOff.notSentBefore}</p>
      {isTyped ? (
        <HandOffLinks {...shared} request={draft} />
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <li>
            <a href={reach.booking} {...newTab} hrefLang={locale === 'fr' ? undefined : 'fr'} className={link}>
              {labels.ways.booking}
            </a>
          </li>
          <li>
            <a href={reach.phone} className={link}>
              {labels.ways.phone}
            </a>
          </li>
        </ul>
      )}
    </section>
  );
}
