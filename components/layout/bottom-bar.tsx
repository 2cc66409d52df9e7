import { useLocale, useTranslations } from 'next-intl';
import { bookingVariantOf, closingOf, getPage } from '@/lib/content/pages';
import { canBook, telHref } from '@/lib/links/contact-links';
import type { PageId } from '@/lib/schema/pages';
import { BookingLink, ChatLink, useGreeting } from './contact-links';

const item =
  'flex min-h-[56px] [@media(height<31.25rem)]:min-h-11 flex-[1_0_auto] items-center justify-center px-1.5 text-center text-sm font-medium border-paper/20 not-last:border-r';

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
    <nav
      aria-label={t('bar.label')}
      className="bottom-bar on-dark fixed inset-x-0 bottom-0 z-30 flex-wrap bg-spruce pb-[env(safe-area-inset-bottom)] text-paper print:hidden"
    >
      <a href={telHref()} className={item}>
        {t('booking.call')}
      </a>
      <ChatLink draft={useGreeting(current)} className={item}>
        {t('booking.whatsapp')}
      </ChatLink>
      {/* Its words on two lines before the bar is. */}
      {canBook && !isByPhone && (
        <BookingLink variant={bookingVariantOf(current)} className={`${item} w-min grow-2 bg-lacquer wrap-normal`}>
          {t(isPriceList ? 'booking.book_now' : 'booking.book')}
        </BookingLink>
      )}
    </nav>
  );
}
