import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/booking-link';
import { LogoMark } from '@/components/layout/logo';
import { salon } from '@/lib/content/content';
import { formatPhone } from '@/lib/i18n/format';
import { telHref } from '@/lib/links/contact-links';

export type BookingBandProps = {
  /** Replaces the usual title and sentence. */
  title?: string;
  text?: string;
  id?: string;
  variant?: 'services';
};

/** Spruce band with a link to the booking widget: the last one before the footer, or the booking section of the home page. */
export function BookingBand({ title, text, id, variant }: BookingBandProps) {
  const t = useTranslations('booking');
  return (
    <section
      id={id}
      aria-labelledby="reserver-titre"
      className="on-dark relative overflow-hidden bg-spruce text-paper print:hidden"
    >
      <LogoMark className="pointer-events-none absolute top-[-12%] right-[-4rem] h-[124%] w-auto text-paper/7 md:right-[6%]" />
      <div className="wrap relative py-band" data-reveal>
        <h2 id="reserver-titre" className="max-w-[16ch] text-4xl">
          {title ?? t('cta_title')}
        </h2>
        <p className="mt-6 max-w-[34rem] text-lg text-balance text-paper/90">{text ?? t('cta_description')}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-3">
          <BookingLink look="light" variant={variant}>
            {t('book')}
          </BookingLink>
          <a href={telHref()} className="quiet-link">
            {t('call_number', { phone: formatPhone(salon.phone) })}
          </a>
        </div>
      </div>
    </section>
  );
}
