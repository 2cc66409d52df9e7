import { useTranslations } from 'next-intl';
import { BookingBand } from '@/components/layout/booking-band';
import { PageHead } from '@/components/layout/page-head';
import { RelatedLinks } from '@/components/layout/related-links';
import type { TemplateProps } from '@/components/layout/template-props';
import { PriceNotes } from '@/components/prices/price-notes';
import { bookingVariantOf, getPageOfKind } from '@/lib/content/pages';
import { priceRow, sitePriceList } from '@/lib/content/prices';
import { ServicePanel } from './service-panel';

/** One service: price and booking on the first screen, then the steps and, beside them, what to know. */
export function ServiceTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'service');
  const t = useTranslations('services');
  const variant = bookingVariantOf(id);
  const rows = page.prices.map(priceRow);
  const facts = (
    [
      ['suits', page.suits && <p className="mt-3 max-w-text">{page.suits}</p>],
      ['lasts', page.lasts && <p className="mt-3 max-w-text">{page.lasts}</p>],
      ['aftercare', page.aftercare.length > 0 && <Advice items={page.aftercare} />],
    ] as const
  ).filter(([, fact]) => fact);
  const hasSteps = page.included.length > 0;
  const hasFacts = facts.length > 0;
  const intro = page.intro.map((paragraph) => (
    // A single paragraph is not split into columns.
    <p key={paragraph} className="not-last:mb-[1.1em] only:max-w-text only:[column-span:all]">
      {paragraph}
    </p>
  ));
  const steps = hasSteps && (
    <section className={hasFacts ? undefined : 'lg:col-[8/wrap-end]'} data-reveal>
      <h2 className="text-2xl">{t('included')}</h2>
      <ol className="mt-5 border-t border-ink/20">
        {page.included.map((item, index) => (
          <li key={item} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-b border-ink/20 py-3.5">
            <span aria-hidden="true" className="font-display text-xl/none text-lacquer">
              {index + 1}
            </span>
            <span>{item}</span>
          </li>
        ))}
      </ol>
    </section>
  );
  // The panel's title is in its message to the salon, where the name of a group of prices ("Enfant") says too little.
  const isGroup = sitePriceList.some(({ groups }) => groups.some(({ title }) => title === page.label));
  return (
    <>
      <PageHead id={id} heading={page.heading} picture={page.picture} isDense>
        <p className="max-w-text text-lg text-balance max-lg:min-h-[2lh]">{page.benefit}</p>
        <div>
          <ServicePanel
            title={isGroup ? page.heading : page.label}
            rows={rows}
            before={page.beforeBooking}
            variant={variant}
          />
          <PriceNotes rows={rows} className="mt-1 text-sm text-stone" />
        </div>
        {/* Without steps the introduction is in the head, because it would stand alone below. */}
        {!hasSteps && <div className="max-w-text">{intro}</div>}
      </PageHead>
      <div className="page-grid gap-y-12 py-band empty:py-3">
        {hasSteps && (
          <div className="flex flex-col gap-12 lg:col-[wrap-start/span_6] lg:gap-16">
            <div className={`gap-x-10 *:break-inside-avoid ${hasFacts ? 'columns-[20rem]' : ''}`} data-reveal>
              {intro}
            </div>
            {hasFacts && steps}
          </div>
        )}
        {hasFacts ? (
          <div className={`service-facts ${hasSteps ? 'has-steps' : ''}`}>
            {facts.map(([title, fact]) => (
              <section
                key={title}
                className={
                  facts.length > 1 || hasSteps
                    ? undefined
                    : 'items-baseline gap-x-10 md:grid md:grid-cols-[1fr_2fr] md:*:mt-0'
                }
                data-reveal
              >
                <h2 className="text-2xl">{t(title)}</h2>
                {fact}
              </section>
            ))}
          </div>
        ) : (
          steps
        )}
      </div>
      <RelatedLinks routes={page.related} />
      <BookingBand kind="service" variant={variant} />
    </>
  );
}

function Advice({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-[min(1.75rem,7vw)] before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-[min(1rem,4vw)] before:bg-rose-gold"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
