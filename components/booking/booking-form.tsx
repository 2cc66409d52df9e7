import { bookingLabels } from '@/components/booking/booking-labels';
import { BookingPanel } from '@/components/booking/booking-panel';
import { DirectWays } from '@/components/booking/direct-ways';
import { recordKey } from '@/components/booking/request-record';
import { Island } from '@/components/ui/island';
import { neededId } from '@/lib/content/pages';
import { openDays } from '@/lib/content/salon';
import type { Locale } from '@/lib/i18n/locale';
import { bookingHref, mailtoHref, telHref, whatsappHref } from '@/lib/links/contact-links';
import { hrefOf } from '@/lib/links/href';

export type BookingFormProps = { locale: Locale };

/**
 * The booking request as an island. Until the page's script listens to it, which it may never do, other ways to book stand in its
 * place: no form is shown that could lose what is typed.
 */
export async function BookingForm({ locale }: BookingFormProps) {
  return (
    <div className="rounded-sm border border-greige bg-white/55 p-[min(1.25rem,5vw)] shadow-lift sm:p-9 lg:p-[5vw]">
      <Island name="booking" stored={recordKey} className="peer data-[state=inert]:hidden">
        <BookingPanel
          locale={locale}
          labels={await bookingLabels(locale)}
          {...openDays()}
          reach={{ booking: bookingHref(), whatsapp: whatsappHref(''), email: mailtoHref(), phone: telHref() }}
          privacy={hrefOf(neededId('privacy'))}
        />
      </Island>
      <div className="hidden peer-data-[state=inert]:block">
        <DirectWays />
      </div>
    </div>
  );
}
