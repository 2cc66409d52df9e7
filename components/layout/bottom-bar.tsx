import { useLocale, useTranslations } from 'next-intl';
import { bookingVariantOf, closingOf, getPage } from '@/lib/content/pages';
import { canBook, telHref } from '@/lib/links/contact-links';
import type { PageId } from '@/lib/schema/pages';
import { BookingLink, ChatLink, useGreeting } from './contact-links';

/**
 * Links to reach the salon, on phones, where the header has no button that stays. Hidden while a booking button of the
 * page (`data-cta`) is on screen (on-screen.ts). On the price list its button has the words of the list's own button,
 * which phones do not show. On a page that asks for a call the bar has no booking.
 */
export function BottomBar({ current }: { current?: PageId }) {
  const t = useTranslations();
  const locale = useLocale();
  const isByPhone = current !== undefined && closingOf(current, locale)?.isByPhone;
  const isPriceList = current !== undefined && getPage(current).kind === 'price-list';
  return (
    <nav aria-label={t('bar.label')} data-bar="bottom" className="bottom-bar on-dark bg-spruce text-paper print:hidden">
      <a href={telHref()} className="bar-item">
        {t('booking.call')}
      </a>
      <ChatLink draft={useGreeting(current)} className="bar-item">
        {t('booking.whatsapp')}
      </ChatLink>
      {canBook && !isByPhone && (
        <BookingLink variant={bookingVariantOf(current)} className="bar-item bar-booking">
          {t(isPriceList ? 'booking.book_now' : 'booking.book')}
        </BookingLink>
      )}
    </nav>
  );
}
