import { useLocale, useTranslations } from 'next-intl';
import { bookingVariantOf, closingOf, getPage } from '@/lib/content/pages';
import { canBook, telHref } from '@/lib/links/contact-links';
import type { PageId } from '@/lib/schema/pages';
import { BookingLink, ChatLink, useGreeting } from './contact-links';

/**
 * The way to reach the salon where the header's button is not always there: on phones, upright or on their side. On pages
 * with booking buttons of their own (`data-cta`) it is hidden while one is on screen (components/browser/on-screen.ts). On the price list its booking has the
 * name of the list's own, which has no place of its own there. Where a page asks for a call it books nothing, and no message asks for it.
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
