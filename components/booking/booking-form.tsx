import { Island } from '@/components/browser/island';
import { choiceKey } from '@/components/prices/choice';
import { choiceData } from '@/components/prices/choice-signs';
import { mainLocale } from '@/lib/content/content';
import type { Locale } from '@/lib/i18n/locale';
import { hasForm } from '@/lib/links/contact-links';
import { BookingPanel } from './booking-panel';
import { bookingProps } from './booking-props';
import { DirectWays } from './direct-ways';
import { recordKey } from './request-record';

/** The request form as an island; if the salon has no form, or until the page script listens, other ways to book. */
export function BookingForm({ locale }: { locale: Locale }) {
  if (!hasForm) return <DirectWays />;
  return (
    <div className="rounded-sm border border-greige bg-white/55 p-(--pad) shadow-lift [--pad:min(1.25rem,5vw)] sm:[--pad:2.25rem] lg:[--pad:3.25vw] lg:pb-6">
      <Island
        name="booking"
        startsIn="sign"
        stored={`${recordKey} ${choiceKey} #demande-choix`}
        // In the main language, so that contact pages in every language and the price list load the same file.
        data-choice={JSON.stringify(choiceData(mainLocale))}
        className="peer data-[state=inert]:hidden"
      >
        <BookingPanel {...bookingProps(locale)} />
      </Island>
      <div className="hidden peer-data-[state=inert]:block">
        <DirectWays />
      </div>
    </div>
  );
}
