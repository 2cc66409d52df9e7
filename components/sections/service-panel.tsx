import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/booking-link';
import { ExternalLink } from '@/components/layout/external-link';
import { OtherPrices } from '@/components/sections/other-prices';
import { PriceRows } from '@/components/sections/price-rows';
import { buttonClasses } from '@/components/ui/button-classes';
import type { PriceId } from '@/content/schema/prices';
import { whatsappHref } from '@/lib/links/contact-links';

export type ServicePanelProps = {
  /** Name of the service, for the prefilled chat and the buttons' accessible names. */
  title: string;
  prices: readonly PriceId[];
  variant?: 'services';
  className?: string;
};

/** Price, duration and the two ways to book one service. */
export function ServicePanel({ title, prices, variant, className = '' }: ServicePanelProps) {
  const t = useTranslations();
  return (
    <aside aria-labelledby="panneau-titre" className={`bg-linen p-6 lg:p-8 ${className}`}>
      <h2 id="panneau-titre" className="text-2xl">
        {t('services.prices')}
      </h2>
      <PriceRows ids={prices} className="mt-3" />
      <p className="mt-3 text-sm text-stone">{t('prices.currency')}</p>
      <OtherPrices ids={prices} />
      <div className="mt-6 flex flex-col gap-3 print:hidden">
        <BookingLink variant={variant}>
          {t('booking.book_now')}
          <span className="sr-only"> : {title}</span>
        </BookingLink>
        <ExternalLink
          href={whatsappHref(t('whatsapp.greeting_service', { service: title }))}
          className={buttonClasses.outline}
        >
          {t('booking.whatsapp')}
        </ExternalLink>
      </div>
    </aside>
  );
}
