import { BookingDesk } from '@/components/booking/booking-desk';
import { bookingLabels } from '@/components/booking/booking-labels';
import { DirectWays } from '@/components/booking/direct-ways';
import { salon } from '@/content/salon';
import { bookingHref, mailtoHref, telHref, whatsappHref } from '@/lib/contact-links';

export type BookingFormProps = { locale: 'fr' | 'de' };

/** The booking request, laid out as a letter: finished words and links for the form, which works in the browser alone. */
export async function BookingForm({ locale }: BookingFormProps) {
  const reach = { booking: bookingHref(), whatsapp: whatsappHref(''), email: mailtoHref(), phone: telHref() };
  const closings = salon.closings.map(({ from, to }) => ({ from, to }));
  return (
    <div className="rounded-sm border border-greige bg-white/55 p-[min(1.25rem,5vw)] shadow-lift sm:p-9 lg:p-12">
      <BookingDesk
        locale={locale}
        labels={await bookingLabels(locale)}
        openDays={salon.hours.days}
        {...{ reach, closings }}
      >
        <DirectWays />
      </BookingDesk>
    </div>
  );
}
