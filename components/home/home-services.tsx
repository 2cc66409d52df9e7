import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardAmounts } from '@/components/layout/card-amounts';
import { RouteLink } from '@/components/layout/links';
import { Picture } from '@/components/layout/picture';
import { ShadeTiles } from '@/components/services/shade-tiles';
import { mainLocale } from '@/lib/content/content';
import { getPage, idOfKind, pageName } from '@/lib/content/pages';
import { homeShades, shadePage } from '@/lib/content/shade-page';
import type { HomeServiceCard } from '@/lib/schema/pages';

const upright = 'md:aspect-[4/5]';

/** Layout of a card by its number of columns (of twelve): its picture is as high as the neighbour's. */
const spans = {
  4: { columns: 'service-card md:col-span-4', sizes: '(min-width: 48rem) min(30vw,30rem), 92vw', shape: upright },
  5: {
    columns: 'service-card md:col-span-6 lg:col-span-5',
    sizes: '(min-width: 64rem) min(36vw,38rem), (min-width: 48rem) 44vw, 92vw',
    shape: upright,
  },
  6: { columns: 'service-card md:col-span-6', sizes: '(min-width: 48rem) min(44vw,46rem), 92vw', shape: upright },
  7: {
    columns: 'service-card md:col-span-6 lg:col-span-7',
    sizes: '(min-width: 48rem) min(52vw,54rem), 92vw',
    shape: 'md:aspect-auto md:[contain:size]',
  },
  12: { columns: 'service-card-alone', sizes: '(min-width: 48rem) min(52vw,54rem), 92vw', shape: 'md:aspect-[8/7]' },
} as const;

/** Returns the columns of each card: three and six cards are equal, four are in two rows, a fifth has its own row. */
function spansOf(cards: readonly HomeServiceCard[]): (keyof typeof spans)[] {
  const [first, second] = cards;
  if (cards.length === 1) return [12];
  if (cards.length % 3 === 0) return cards.map(() => 4);
  if (cards.length > 3) return cards.map((_, index) => ([7, 5, 5, 7] as const)[index] ?? 12);
  if (first?.highlighted === second?.highlighted) return [6, 6];
  return first?.highlighted ? [7, 5] : [5, 7];
}

export type HomeServicesProps = {
  intro?: string;
  cards: readonly HomeServiceCard[];
  children?: ReactNode;
};

/** Shows the trades of the salon as picture cards. */
export function HomeServices({ intro, cards, children }: HomeServicesProps) {
  const t = useTranslations('services');
  const locale = useLocale();
  const all = idOfKind('all-services');
  const widths = spansOf(cards);
  return (
    <section id="prices" tabIndex={-1} aria-labelledby="prices-titre" className="wrap py-band">
      <div className="grid items-baseline md:grid-cols-12 gap-y-5 gap-x-gutter" data-reveal>
        <h2 id="prices-titre" className={`text-4xl ${intro || all ? 'md:col-span-6 lg:col-span-7' : 'md:col-span-12'}`}>
          {t('title')}
        </h2>
        <div className="md:col-span-6 lg:col-span-5">
          {intro && <p className="text-lg text-balance text-stone">{intro}</p>}
          {all && (
            <RouteLink to={all} marksLanguage className="quiet-link mt-2 text-lacquer print:hidden">
              {t('see_complete')}
            </RouteLink>
          )}
        </div>
      </div>
      <ul className="mt-10 grid gap-x-gutter gap-y-18 md:grid-cols-12 md:gap-y-0">
        {cards.map((card, index) => {
          const { columns, sizes, shape } = spans[widths[index] ?? 12];
          // Names of shades exist in the main language only.
          const shades = locale === mainLocale ? homeShades(card.route) : [];
          return (
            <li key={card.title} className={columns}>
              {shadePage && shades.length > 0 ? (
                <ShadeTiles page={shadePage} {...{ shades, sizes }} className="auto-rows-fr lg:aspect-[4/5]" />
              ) : (
                <Picture id={card.picture} sizes={sizes} className={`aspect-[8/7] ${shape}`} />
              )}
              {/* Only the text moves on scroll, because moving a large picture stalls a slow phone. The link's area
              over the card is transparent, so that its movement is no layout shift. */}
              <div data-reveal>
                <h3 className="text-2xl lg:text-3xl">{card.title}</h3>
                <p className="mt-2 max-w-text text-balance text-stone">{card.text}</p>
                <ul className="mt-4 border-t border-ink/20">
                  {card.features.map((feature) => (
                    <li key={feature} className="border-b border-ink/20 py-1.5 md:py-2.5">
                      {feature}
                    </li>
                  ))}
                </ul>
                <CardAmounts card={card} />
                <RouteLink
                  to={card.route}
                  marksLanguage
                  className="quiet-link mt-2 text-lacquer before:absolute before:inset-0 before:opacity-0 print:hidden"
                >
                  <CardLink card={card} />
                </RouteLink>
              </div>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}

/** The salon's words, "see all" for a page of services, the page's name, or "see details" if the card has that name. */
function CardLink({ card }: { card: HomeServiceCard }) {
  const t = useTranslations('services');
  const name = pageName(card.route, useLocale());
  const { kind } = getPage(card.route);
  if (card.link) return card.link;
  const isOfServices = kind === 'cards' || kind === 'all-services';
  const words = name.children === card.title ? t('see_details') : <span {...name} />;
  return (
    <>
      {isOfServices ? t('see_all') : words}
      <span className="sr-only">{`, ${card.title}`}</span>
    </>
  );
}
