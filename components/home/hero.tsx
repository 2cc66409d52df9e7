import { useLocale, useTranslations } from 'next-intl';
import { BookingLink, PhoneLink } from '@/components/layout/contact-links';
import { RouteLink } from '@/components/layout/links';
import { StatusSlot } from '@/components/layout/status-slot';
import { overlayStyle } from '@/lib/assets/overlays';
import { pictureData } from '@/lib/assets/pictures';
import { salon } from '@/lib/content/content';
import { neededId, salonWords } from '@/lib/content/pages';
import { hoursSentences } from '@/lib/dates/hours-text';
import { Film, FilmButton } from './film';
import { HeroPoster, type HeroPosterProps } from './hero-poster';

export type HeroProps = {
  heading: string;
  lead: string;
  poster: HeroPosterProps;
  /** The first services with their prices. */
  prices: readonly { name: string; price: string }[];
};

/** The first screen: film or picture with headline, booking button, prices, and at the foot status, town and phone. */
export function Hero({ heading, lead, poster, prices }: HeroProps) {
  const t = useTranslations();
  const locale = useLocale();
  const hours = hoursSentences(locale).map((line) => t('status.hours', line));
  return (
    <section
      data-head
      className="on-dark relative isolate flex min-h-svh flex-col overflow-clip bg-ink text-paper print:min-h-0"
    >
      <div className="absolute inset-0 -z-10 print:hidden">
        <HeroPoster {...poster} />
      </div>
      <Film focus={pictureData(poster.wide).focus} />
      <div
        className="hero-overlay pointer-events-none absolute inset-0 -z-10 print:hidden"
        style={overlayStyle(neededId('home'))}
      />
      {/* Space above the words. Once it is off screen, the header is solid. 8rem high, and higher with large text, with
          which the header wraps. */}
      <div data-hero className="min-h-[calc(16rem-8*16px)] grow print:min-h-0" />
      <div className="wrap relative pb-4 lg:pb-14">
        {/* Two lines on wide screens. A single text node, because a second one would move when the font is loaded. */}
        <h1 className="text-5xl md:whitespace-pre-line">{heading}</h1>
        <p className="mt-4 max-w-[30em] text-lg text-balance">{lead}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden" data-cta="head">
          <BookingLink look="light">{t('booking.book')}</BookingLink>
          <RouteLink to={neededId('price-list')} className="quiet-link" marksLanguage>
            {t('prices.see')}
          </RouteLink>
          <FilmButton />
        </p>
      </div>
      {prices.length > 0 && <FirstPrices prices={prices} />}
      <div className="border-t border-paper/20 text-sm print:hidden">
        <div className="wrap flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2 sm:gap-x-8">
          {/* The opening status, or without scripts all opening hours. */}
          <StatusSlot className="grow basis-50">
            <noscript>{hours.join(' · ')}</noscript>
          </StatusSlot>
          <p className="ml-auto max-sm:hidden">
            {salon.address.postalCode} {salon.address.city}, <span {...salonWords('region', locale)} />
          </p>
          <PhoneLink className="py-2.5 underline-offset-4 hover:underline max-sm:ml-auto" />
        </div>
      </div>
    </section>
  );
}

function FirstPrices({ prices }: Pick<HeroProps, 'prices'>) {
  // Longer prices do not fit beside a name on phones: if one is longer, all prices are below their names.
  const isLong = prices.some(({ price }) => price.length > 28);
  const beside = isLong ? 'md:flex items-baseline ' : 'flex flex-wrap items-baseline gap-x-4 ';
  return (
    <dl className="wrap grid gap-x-10 pb-4 lg:auto-cols-fr lg:grid-flow-col">
      {prices.map(({ name, price }) => (
        <div key={name} className={`${beside}border-t border-paper/20 py-1.5 lg:block lg:pt-3 print:block`}>
          <dt className="grow basis-34">{name}</dt>
          <dd className="ml-auto font-medium">{price}</dd>
        </div>
      ))}
    </dl>
  );
}
