import { useTranslations } from 'next-intl';
import { Picture } from '@/components/layout/picture';
import { QuoteTerms } from '@/components/prices/price-rows';
import type { PageOfKind } from '@/content/schema/pages';
import { nameOfRow, type PriceRow, priceRow } from '@/lib/content/prices';
import { formatDuration, formatPrice, isoDuration } from '@/lib/i18n/amounts';

/** By how many cases there are, so that none stands alone in a row. */
const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-2 lg:grid-cols-4'];

/** What the answer of a landing page depends on, side by side, each case with what it looks like and costs where that is known. */
export function LandingCases({ heading, note, cases }: NonNullable<PageOfKind<'landing'>['cases']>) {
  return (
    <section aria-labelledby="cas" className="wrap pt-band" data-reveal>
      <h2 id="cas" className="text-3xl">
        {heading}
      </h2>
      {note && <p className="mt-4 max-w-text text-stone">{note}</p>}
      {/* Pictures, titles, texts and prices are rows of the grid, so that each stands on one line with its neighbours'. */}
      <ul className={`mt-8 grid gap-x-6 lg:mt-12 lg:gap-x-8 ${columns[cases.length]}`}>
        {cases.map(({ title, text, picture, price }) => (
          <li
            key={title}
            // On a phone a line of a list, whose columns are counted from the end: the picture may be missing.
            className={`grid gap-x-4 border-rose-gold max-md:grid-rows-[auto_auto_1fr] max-md:border-t max-md:py-5 md:grid-cols-1 md:grid-rows-subgrid md:pb-8 ${picture ? 'grid-cols-[6.5rem_1fr_auto] md:row-span-4' : 'grid-cols-[1fr_auto] md:row-span-3 md:border-t-2 md:pt-4'}`}
          >
            {picture && (
              <Picture
                id={picture}
                sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 6.5rem"
                className="row-span-3 aspect-square self-start md:row-span-1 md:mb-5"
              />
            )}
            <h3 className="text-xl max-md:col-[-3/-2] lg:text-2xl">{title}</h3>
            <p className="mt-1.5 text-stone max-md:col-[-3/-1]">{text}</p>
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
    <dl
      className={
        price.kind === 'fixed' ? 'max-md:col-[-2/-1] max-md:row-start-1 md:pt-4' : 'pt-3 max-md:col-[-3/-1] md:pt-4'
      }
    >
      <div>
        <dt className="sr-only">{nameOfRow(row)}</dt>
        <dd className="font-display text-xl tabular-nums md:text-2xl">
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
