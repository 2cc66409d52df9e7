import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/contact-links';
import { RouteLink } from '@/components/layout/links';
import { Picture } from '@/components/layout/picture';
import { PriceSummaries } from '@/components/prices/price-line';
import type { PriceSummary } from '@/lib/content/prices';
import { canBook } from '@/lib/links/contact-links';
import type { PageId } from '@/lib/schema/pages';
import type { PictureId } from '@/lib/schema/pictures';

export type ServiceCardProps = {
  title: string;
  text: string;
  picture: PictureId;
  route: PageId;
  prices: readonly PriceSummary[];
  variant?: 'services';
};

type CardProps = ServiceCardProps & {
  /** Width of the picture on large screens, as the first entry of the `sizes` attribute. */
  largeSize: string;
  isWide?: boolean;
  className?: string;
};

const cardLine = 'border-t border-ink/12';

/**
 * A service as a card: picture, benefit, prices, links to read on and to book. On wide screens the words of neighbours
 * begin level, and the link to book is at the bottom. On tablets the picture is beside the words and as high. On phones
 * the card is an item of a list with a small picture.
 */
export function ServiceCard({ largeSize, isWide = false, className = '', ...card }: CardProps) {
  const { text, picture, prices, title } = card;
  const [first] = prices;
  const isNameHidden = isAloneAndKnown(prices, title);
  // On phones title and price are on one line, unless there is a duration or an example of a price to show.
  const isShort = isNameHidden && !first?.duration && !first?.quote?.example;
  return (
    <li
      className={`group relative flex flex-wrap gap-x-4 border-t max-md:items-baseline border-ink/30 pt-4 md:grid md:grid-cols-[2fr_3fr] md:gap-0 md:border-0 md:bg-linen md:pt-0 ${className}`}
    >
      <Picture
        id={picture}
        sizes={`${largeSize}, (min-width: 64rem) 50vw, (min-width: 48rem) 75vw, 6rem`}
        className={`aspect-square w-[4.5rem] self-start md:aspect-auto md:w-auto md:self-auto md:max-xl:[contain:size] ${isWide ? 'xl:aspect-2/1' : 'xl:aspect-[4/3]'} zoomed-picture`}
      />
      <div className="min-w-0 max-md:contents md:p-6 lg:p-7 xl:flex xl:flex-col print:p-0" data-reveal>
        <div className="min-w-0 max-md:flex-[1_1_max(11rem,100%-5.5rem)]">
          <CardTitle {...card} className="text-xl lg:text-2xl" />
          <p className="mt-1 max-w-text text-stone max-md:text-sm md:mt-2.5">{text}</p>
        </div>
        <PriceSummaries
          {...{ prices, isNameHidden }}
          lineClass={cardLine}
          className={`card-prices ${isShort ? 'max-md:order-last max-md:ml-auto max-md:*:border-0' : 'pt-2 max-md:w-full'}`}
        />
        <CardBooking {...card} />
      </div>
    </li>
  );
}

/** A service across the page: words beside a large picture that reaches one edge of the screen. */
export function ServiceBand({ isFlipped, ...card }: ServiceCardProps & { isFlipped: boolean }) {
  const sides = isFlipped
    ? { picture: 'md:col-[8/full-end]!', words: 'md:col-[wrap-start/span_6]! md:pr-[12%]' }
    : { picture: 'md:col-[full-start/8]!', words: 'md:col-[8/wrap-end]! md:pl-[12%]' };
  return (
    <li className="group page-grid relative">
      <Picture
        id={card.picture}
        sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 70vw, 100vw"
        className={`col-[full]! aspect-[2/1] md:row-start-1 md:aspect-auto md:min-h-[37.5vw] md:[contain:size] xl:min-h-[33vw] ${sides.picture} zoomed-picture`}
      />
      <div className={`pt-5 md:row-start-1 md:self-center md:py-6 ${sides.words}`} data-reveal>
        <CardTitle {...card} className="text-2xl lg:text-3xl" />
        <p className="mt-3 max-w-text text-stone">{card.text}</p>
        <PriceSummaries
          prices={card.prices}
          isNameHidden={isAloneAndKnown(card.prices, card.title)}
          lineClass={cardLine}
          className="pt-6"
        />
        <CardBooking {...card} />
      </div>
    </li>
  );
}

function CardTitle({ route, title, className }: Pick<ServiceCardProps, 'route' | 'title'> & { className: string }) {
  return (
    <h2 className={className}>
      {/* The link's area over the card is transparent, so that its movement (reveal.ts) is no layout shift. */}
      <RouteLink
        to={route}
        className="underline decoration-1 underline-offset-4 before:absolute before:inset-0 before:opacity-0 hover:text-lacquer"
      >
        {title}
      </RouteLink>
    </h2>
  );
}

/** Whether the card's title is the name of the only service: then duration or terms replace the name. */
const isAloneAndKnown = ([first, ...others]: readonly PriceSummary[], title: string) =>
  others.length === 0 && first?.service === title && Boolean(first.quote ?? (first.duration && !first.variesBy));

function CardBooking({ title, variant }: Pick<ServiceCardProps, 'title' | 'variant'>) {
  const t = useTranslations('booking');
  // Without booking widget and form this would be the phone, which is at the head and at the end of the page already.
  if (!canBook) return null;
  return (
    <p className="relative z-10 mt-1 -mb-1 md:mt-4 xl:mt-auto xl:self-start xl:pt-4 print:hidden">
      <BookingLink variant={variant} className="quiet-link text-lacquer">
        {t('book_now')}
        <span className="sr-only">{`, ${title}`}</span>
      </BookingLink>
    </p>
  );
}
