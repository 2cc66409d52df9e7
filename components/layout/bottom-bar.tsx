import { useLocale, useTranslations } from 'next-intl';
import { bookingVariantOf, closingOf, getPage } from '@/lib/content/pages';
import { canBook, telHref } from '@/lib/links/contact-links';
import type { PageId } from '@/lib/schema/pages';
import { BookingLink, ChatLink, useGreeting } from './contact-links';

/**
 * The bar at the foot of phones: links to reach the salon. Hidden while a booking button of the page (`data-cta`) is on
 * screen (on-screen.ts). On the price list it has the words of the button beside the list, which phones do not show; on
 * a page that asks for a call it has no booking button.
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
