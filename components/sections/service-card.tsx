import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/booking-link';
import { RouteLink } from '@/components/layout/route-link';
import { Picture } from '@/components/sections/picture';
import type { RouteId } from '@/content/routes';
import type { PictureId } from '@/content/schema/pictures';

export type ServiceCardProps = {
  title: string;
  text: string;
  picture: PictureId;
  route: RouteId;
  /** "CHF 25.–"; absent where the price is a quote. */
  price?: string;
  duration?: string;
  variant?: 'services';
  /** A wide card with the picture beside the text on large screens. */
  isWide?: boolean;
  className?: string;
};

/** A service: one picture, one line of benefit, price and duration always in the same corner, and two ways on. */
export function ServiceCard(props: ServiceCardProps) {
  const { title, text, picture, route, price, duration, variant, isWide = false, className = '' } = props;
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
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-6">
          <BookingLink
            variant={variant}
            className="relative z-10 -my-1 py-2 font-medium text-lacquer underline decoration-1 underline-offset-[0.4em] hover:decoration-2"
          >
            {t('booking.book_now')}
            <span className="sr-only">{` : ${title}`}</span>
          </BookingLink>
          <p className="ml-auto text-right tabular-nums">
            {duration && <span className="block text-sm text-stone">{duration}</span>}
            <span className="font-display text-xl whitespace-nowrap">{price ?? t('prices.on_quote')}</span>
          </p>
        </div>
      </div>
    </article>
  );
}
