import { bookingLabels } from '@/components/booking/booking-labels';
import { BookingPanel } from '@/components/booking/booking-panel';
import { DirectWays } from '@/components/booking/direct-ways';
import { recordKey } from '@/components/booking/request-record';
import { Island } from '@/components/ui/island';
import { openDays } from '@/lib/content/salon';
import { bookingHref, mailtoHref, telHref, whatsappHref } from '@/lib/links/contact-links';

export type BookingFormProps = { locale: 'fr' | 'de' };

/** The booking request as an island; without scripts, or where its script fails to load, links to book otherwise. */
export async function BookingForm({ locale }: BookingFormProps) {
  return (
    <div className="rounded-sm border border-greige bg-white/55 p-[min(1.25rem,5vw)] shadow-lift sm:p-9 lg:p-[5vw]">
      <Island name="booking" stored={recordKey} className="peer noscript:hidden data-[state=failed]:hidden">
        <BookingPanel
          locale={locale}
          labels={await bookingLabels(locale)}
          {...openDays()}
          reach={{ booking: bookingHref(), whatsapp: whatsappHref(''), email: mailtoHref(), phone: telHref() }}
        />
      </Island>
      <div className="hidden noscript:block peer-data-[state=failed]:block">
        <DirectWays />
      </div>
    </div>
  );
}
