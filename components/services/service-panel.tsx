import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BookingLink, ChatLink } from '@/components/layout/contact-links';
import { ChoiceRoot, ChoiceSign } from '@/components/prices/choice-signs';
import { PriceRows } from '@/components/prices/price-rows';
import { isListed, type PriceRow } from '@/lib/content/prices';
import { hasForm } from '@/lib/links/contact-links';

export type ServicePanelProps = {
  rows?: readonly PriceRow[];
  /** Content instead of rows, if the page lists the prices below. A single row keeps its + button. */
  overview?: ReactNode;
  /** Name of the service for the draft and the button's accessible name, by default the first row's; may be ''. */
  title?: string;
  /** Advice on what to do before the appointment. */
  before?: string;
  variant?: 'services';
};

/** Prices with durations, booking button, chat link and, for a single row, its + button. */
export function ServicePanel({
  rows = [],
  overview,
  title = rows[0]?.service ?? '',
  before,
  variant,
}: ServicePanelProps) {
  const t = useTranslations();
  const listed = hasForm ? rows.filter(isListed) : [];
  const alone = listed.length === 1 ? listed[0] : undefined;
  const hasSigns = overview === undefined && listed.length > 1;
  const isInFrancs = overview !== undefined || rows.some(({ price }) => price.kind === 'fixed');
  const Root = hasSigns || alone ? ChoiceRoot : 'div';
  return (
    <Root className="lg:max-w-text max-md:-mt-1">
      {overview ? (
        <div className="border-t border-ink/20">{overview}</div>
      ) : (
        <PriceRows rows={rows} hasSigns={hasSigns} className="border-y border-ink/20" />
      )}
      <p className="mt-2 flex flex-wrap justify-between gap-x-5 text-sm text-stone">
        {isInFrancs && t('prices.currency')}
        {hasSigns && (
          // Explains the + buttons of the rows; screen readers have the same words on each button.
          <span aria-hidden="true" className="print:hidden [@media(scripting:none)]:hidden">
            {t('prices.sign_add')}
          </span>
        )}
      </p>
      <p // Space for three links on one line, in any font.
        className={`mt-3 flex flex-wrap items-center gap-y-2 sm:gap-x-7 md:pt-2 print:hidden ${alone ? 'gap-x-2.5' : 'gap-x-6'}`}
        data-cta="head"
      >
        <BookingLink variant={variant}>
          {t('booking.book_now')}
          {title && <span className="sr-only">, {title}</span>}
        </BookingLink>
        <ChatLink
          draft={title ? t('whatsapp.greeting_service', { service: title }) : t('whatsapp.greeting')}
          className="quiet-link text-lacquer"
        >
          {t('booking.whatsapp')}
        </ChatLink>
        {alone && <ChoiceSign row={alone} word="add" />}
      </p>
      {before && <p className="max-w-[30.6em] border-l-2 border-rose-gold pl-4 text-base/snug mt-6">{before}</p>}
    </Root>
  );
}
