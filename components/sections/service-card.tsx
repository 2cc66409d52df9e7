import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/booking-link';
import { RouteLink } from '@/components/layout/route-link';
import { Picture } from '@/components/sections/picture';
import { QuoteTerms } from '@/components/sections/quote-terms';
import type { RouteId } from '@/content/routes';
import type { PictureId } from '@/content/schema/pictures';
import type { PriceSummary } from '@/lib/content/prices';

export type ServiceCardProps = {
  title: string;
  text: string;
  picture: PictureId;
  route: RouteId;
  prices: readonly PriceSummary[];
  variant?: 'services';
  /** A wide card with the picture beside the text on large screens. */
  isWide?: boolean;
  className?: string;
};

/** A service: one picture, one line of benefit, its prices in the words of their rows, and two ways on. */
export function ServiceCard(props: ServiceCardProps) {
  const { title, text, picture, route, prices, variant, isWide = false, className = '' } = props;
  const t = useTranslations();
  return (
    <article
      className={`group relative flex flex-col bg-linen ${isWide ? 'lg:grid lg:grid-cols-[3fr_2fr]' : ''} ${className}`}
    >
      <Picture
        id={picture}
        sizes={isWide ? '(min-width: 64rem) 42vw, 92vw' : '(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw'}
        className={`aspect-[4/3] [&_img]:[transition:scale_700ms_--theme(--ease-calm)] group-hover:[&_img]:scale-[1.03] ${isWide ? 'lg:aspect-auto lg:h-full lg:min-h-96' : ''}`}
      />
      {/* Only the text is animated: moving a large picture stalls a slow phone. */}
      <div className="flex grow flex-col p-6 lg:p-7" data-reveal>
        <h2 className="text-xl lg:text-2xl">
          <RouteLink to={route} className="after:absolute after:inset-0 hover:text-lacquer">
            {title}
          </RouteLink>
        </h2>
        <p className="mt-2.5 text-stone">{text}</p>
        <dl className="mt-auto pt-6 tabular-nums">
          {prices.map((summary) => (
            <PriceLine key={summary.service} {...summary} isNamed={prices.length > 1 || summary.service !== title} />
          ))}
        </dl>
        <BookingLink
          variant={variant}
          className="relative z-10 -mb-1 mt-4 self-start py-2 font-medium text-lacquer underline decoration-1 underline-offset-[0.4em] hover:decoration-2"
        >
          {t('booking.book_now')}
          <span className="sr-only">{` : ${title}`}</span>
        </BookingLink>
      </div>
    </article>
  );
}

type PriceLineProps = PriceSummary & {
  /** Whether the name of the service is seen; the title says it otherwise. */
  isNamed: boolean;
};

function PriceLine({ service, price, quote, duration, isNamed }: PriceLineProps) {
  const t = useTranslations('prices');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink/12 py-2">
      <dt className={isNamed ? '' : 'sr-only'}>{service}</dt>
      {duration && <dd className="text-sm text-stone">{duration}</dd>}
      <dd className="ml-auto text-right font-display text-lg/snug text-balance">{price ?? t('on_quote')}</dd>
      {quote && (
        <dd className="w-full text-sm text-stone">
          <QuoteTerms quote={quote} />
        </dd>
      )}
    </div>
  );
}
