import { useTranslations } from 'next-intl';
import { QuoteTerms } from '@/components/prices/price-rows';
import type { PageOfKind } from '@/content/schema/pages';
import { nameOfRow, type PriceRow, priceRow } from '@/lib/content/prices';
import { formatDuration, formatPrice, isoDuration } from '@/lib/i18n/amounts';

/** By how many cases there are, so that none stands alone in a row. */
const columns = ['', '', 'sm:grid-cols-2', 'md:grid-cols-3', 'sm:grid-cols-2 xl:grid-cols-4'];

/** What the answer of a landing page depends on, side by side, each case with what it costs where it has a price. */
export function LandingCases({ heading, cases }: NonNullable<PageOfKind<'landing'>['cases']>) {
  return (
    <section aria-labelledby="cas" className="wrap pt-band" data-reveal>
      <h2 id="cas" className="text-3xl">
        {heading}
      </h2>
      {/* Titles, texts and prices are rows of the grid, so that each stands on one line with its neighbours'. */}
      <ul className={`mt-8 grid gap-x-6 lg:mt-12 lg:gap-x-10 ${columns[cases.length]}`}>
        {cases.map(({ title, text, price }) => (
          <li
            key={title}
            className="row-span-3 grid grid-cols-[1fr_auto] grid-rows-subgrid gap-x-4 border-t-2 border-rose-gold pt-4 pb-8 sm:grid-cols-1"
          >
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-stone max-sm:col-span-2">{text}</p>
            {price && <CasePrice row={priceRow(price)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CasePrice({ row }: { row: PriceRow }) {
  const t = useTranslations('prices');
  const { minutes, price } = row;
  return (
    // On a phone an amount stands behind its title; what decides a quote takes the width of the text.
    <dl className={price.kind === 'fixed' ? 'max-sm:col-start-2 max-sm:row-start-1 sm:pt-5' : 'pt-5 max-sm:col-span-2'}>
      <div>
        <dt className="sr-only">{nameOfRow(row)}</dt>
        <dd className="font-display text-2xl tabular-nums">
          {price.kind === 'fixed' ? formatPrice(price.amount) : t('on_quote')}
        </dd>
        {minutes && (
          <dd className="text-sm text-stone">
            <time dateTime={isoDuration(minutes)}>{formatDuration(minutes)}</time>
          </dd>
        )}
        {price.kind === 'quote' && (
          <dd className="text-sm text-stone">
            <QuoteTerms quote={price} />
          </dd>
        )}
      </div>
    </dl>
  );
}
