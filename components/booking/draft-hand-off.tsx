'use client';

import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { BookingProps } from '@/components/booking/booking-props';
import { channels, HandOffLinks, linkProps } from '@/components/booking/hand-off-links';
import { handOffLinks } from '@/components/booking/hand-off-text';
import { draftOf } from '@/components/booking/request';
import type { RequestFormState } from '@/components/booking/use-request-form';

const link = 'inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2';

export type DraftHandOffProps = Pick<BookingProps, 'locale' | 'labels' | 'reach' | 'privacy'> &
  Pick<RequestFormState, 'form' | 'rules' | 'today'>;

/**
 * Before a request is kept: nothing is sent by the form, and what is typed so far can be handed over by other ways. Until something
 * is typed, and where the form has failed, the same ways without a request.
 */
export function DraftHandOff({ form, rules, today, privacy, ...shared }: DraftHandOffProps) {
  const { labels, locale, reach } = shared;
  const hrefLang = locale === 'fr' ? undefined : 'fr';
  // Deferred, so that updating the links never delays typing.
  const values = useDeferredValue(useWatch({ control: form.control }));
  const draft = draftOf(values, rules);
  const { date, ...others } = draft;
  const isTyped = Object.keys(others).length > 0 || (date && values.date !== today);
  const direct = handOffLinks({}, reach, labels, locale);
  return (
    <section className="mt-10 border-t border-greige pt-6">
      {/* Where the form's code has failed the browser shows it, without any code. */}
      <p role="alert" className="mb-3 hidden max-w-text text-lacquer in-data-[state=failed]:block">
        {labels.form.failed}
      </p>
      <p className="mb-5 max-w-text text-sm text-stone">
        <span className="in-data-[state=failed]:hidden">{labels.form.not_sent_before}</span>{' '}
        <a href={privacy} hrefLang={hrefLang} className={link}>
          {labels.form.privacy}
        </a>
      </p>
      {isTyped ? (
        <HandOffLinks {...shared} request={draft} />
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {channels.map(
            (way) =>
              direct[way] && (
                <li key={way}>
                  <a href={direct[way]} {...linkProps(way, locale)} className={link}>
                    {{ ...labels.ways, ...labels.direct }[way]}
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
    </section>
  );
}
