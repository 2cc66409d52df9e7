import { useTranslations } from 'next-intl';
import { Picture } from '@/components/layout/picture';
import { Duration, QuoteTerms } from '@/components/prices/price-line';
import { nameOfRow, type PriceRow, priceRow } from '@/lib/content/prices';
import { formatPrice } from '@/lib/i18n/amounts';
import type { PageOfKind } from '@/lib/schema/pages';

/** Columns by the number of cases, so that no case stands alone in a row. */
const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-2 lg:grid-cols-4'];

/** Cases on which the answer of a landing page depends, side by side; picture and price of a case may be missing. */
export function LandingCases({ heading, note, cases }: NonNullable<PageOfKind<'landing'>['cases']>) {
  return (
    <section aria-labelledby="cas" className="wrap pt-band" data-reveal>
      <h2 id="cas" className="text-3xl">
        {heading}
      </h2>
      {note && <p className="mt-4 max-w-text text-stone">{note}</p>}
      {/* Pictures, titles, texts and prices are rows of the grid, level with the neighbours'. */}
      <ul className={`mt-5 grid gap-x-6 md:mt-8 lg:mt-12 lg:gap-x-8 ${columns[cases.length]}`}>
        {cases.map(({ title, text, picture, price }) => (
          <li
            key={title}
            className={`flex gap-x-4 border-rose-gold max-md:border-t max-md:py-4 md:grid md:grid-cols-1 md:grid-rows-subgrid md:pb-8 ${picture ? 'md:row-span-4' : 'md:row-span-3 md:border-t-2 md:pt-4'}`}
          >
            {picture && (
              <Picture
                id={picture}
                sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 6.5rem"
                className="aspect-square w-[min(6.5rem,28vw)] shrink-0 self-start md:mb-5 md:w-auto"
              />
            )}
            <div className="flex min-w-0 flex-1 flex-wrap content-start items-baseline justify-between gap-x-4 md:contents">
              <h3 className="text-xl lg:text-2xl">{title}</h3>
              <p className="mt-1.5 text-stone max-md:order-last max-md:w-full">{text}</p>
              {price && <CasePrice row={priceRow(price)} />}
            </div>
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
    // On phones an amount stands beside the title; the terms of a price on request take the width of the text.
    <dl className={`md:pt-4 ${price.kind === 'fixed' ? '' : 'pt-3 max-md:order-last max-md:w-full'}`}>
      <div>
        <dt className="sr-only">{nameOfRow(row)}</dt>
        <dd className="text-xl md:text-2xl">{price.kind === 'fixed' ? formatPrice(price.amount) : t('on_quote')}</dd>
        {minutes && (
          <dd className="text-sm text-stone">
            <Duration minutes={minutes} />
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
