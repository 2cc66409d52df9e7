import { useTranslations } from 'next-intl';
import { BookingLink, ChatLink } from '@/components/layout/contact-links';
import { ChoiceRoot, ChoiceSign } from '@/components/prices/choice-signs';
import { PriceNotes } from '@/components/prices/price-notes';
import { PriceRows } from '@/components/prices/price-rows';
import { isListed, type PriceRow } from '@/lib/content/prices';
import { BeforeBooking } from './before-booking';

export type ServicePanelProps = {
  /** Name of the service, for the prefilled chat and the button's accessible name. */
  title: string;
  rows: readonly PriceRow[];
  /** What has to be done before the appointment. */
  before?: string;
  variant?: 'services';
};

/** Price, duration and the ways to book one service: under its lead, so that nobody has to look for them. */
export function ServicePanel({ title, rows, before, variant }: ServicePanelProps) {
  const t = useTranslations();
  const listed = rows.filter(isListed);
  const [alone] = listed.length === 1 ? listed : [];
  return (
    <ChoiceRoot className="max-w-text max-md:-mt-2.5">
      <PriceRows rows={rows} hasSigns={!alone} className="border-y border-ink/20" />
      {/* Room for three in one line, whichever font they are set in. */}
      <p
        className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-2 sm:gap-x-7 md:pt-2 md:max-lg:-mr-16 print:hidden"
        data-cta="head"
      >
        <BookingLink variant={variant}>
          {t('booking.book_now')}
          <span className="sr-only"> : {title}</span>
        </BookingLink>
        <ChatLink draft={t('whatsapp.greeting_service', { service: title })} className="quiet-link text-lacquer">
          {t('booking.whatsapp')}
        </ChatLink>
        {alone && <ChoiceSign row={alone} word="add" />}
      </p>
      {before && <BeforeBooking text={before} className="mt-4" />}
      <p className="mt-4 text-sm text-stone">{t('prices.currency')}</p>
      <PriceNotes rows={rows} className="mt-1 text-sm text-stone" />
    </ChoiceRoot>
  );
}
