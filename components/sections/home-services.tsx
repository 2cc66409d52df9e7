import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/route-link';
import { Picture } from '@/components/sections/picture';
import { buttonClasses } from '@/components/ui/button-classes';
import type { HomeServiceCard } from '@/content/schema/pages';
import { idOfKind } from '@/lib/content/pages';

export type HomeServicesProps = { intro: string; cards: readonly HomeServiceCard[] };

/** The two trades as tall picture cards, side by side on one foot: the smaller begins lower. */
export function HomeServices({ intro, cards }: HomeServicesProps) {
  const t = useTranslations('services');
  const all = idOfKind('all-services');
  return (
    <section id="prices" tabIndex={-1} aria-labelledby="prices-titre" className="wrap py-band">
      <div className="grid gap-x-gutter gap-y-5 md:grid-cols-12" data-reveal>
        <h2 id="prices-titre" className="text-4xl md:col-span-7">
          {t('title')}
        </h2>
        <p className="text-lg text-balance text-stone md:col-span-5">{intro}</p>
      </div>
      <ul className="mt-12 grid items-end gap-x-gutter gap-y-10 md:grid-cols-12">
        {cards.map((card) => (
          <li key={card.route} className={`group relative ${card.highlighted ? 'md:col-span-7' : 'md:col-span-5'}`}>
            <Picture
              id={card.picture}
              sizes={
                card.highlighted
                  ? '(min-width: 48rem) min(52vw,54rem), 92vw'
                  : '(min-width: 48rem) min(36vw,38rem), 92vw'
              }
              className="aspect-[4/5] [&_img]:[transition:scale_700ms_--theme(--ease-calm)] group-hover:[&_img]:scale-[1.02]"
            />
            {/* Only the text is animated: moving a large picture stalls a slow phone. */}
            <h3 className="mt-6 text-3xl md:text-2xl lg:text-3xl" data-reveal>
              {card.title}
            </h3>
            <p className="mt-3 max-w-text text-stone">{card.text}</p>
            <ul className="mt-5 border-t border-ink/20" data-reveal>
              {card.features.map((feature) => (
                <li key={feature} className="border-b border-ink/20 py-2.5">
                  {feature}
                </li>
              ))}
            </ul>
            <RouteLink to={card.route} className="quiet-link mt-4 text-lacquer after:absolute after:inset-0">
              {t('see_all')}
              <span className="sr-only">{`, ${card.title}`}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {all && (
        <p className="mt-8 print:hidden">
          <RouteLink to={all} className={buttonClasses.outline}>
            {t('see_complete')}
          </RouteLink>
        </p>
      )}
    </section>
  );
}
