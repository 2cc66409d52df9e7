import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/contact-links';
import { RouteLink } from '@/components/layout/links';
import { pageOfPrice } from '@/lib/content/price-pages';
import { isListed, nameOfRow, type PriceGroup, type PriceRow } from '@/lib/content/prices';
import { formatAmount } from '@/lib/i18n/amounts';
import { ChoiceSign } from './choice-signs';
import { Duration, QuoteTerms } from './price-line';

export type PriceTableProps = {
  group: PriceGroup;
  /** Title of the section the group belongs to, for the caption. */
  section: string;
  /** Opens the booking widget on its list of services. */
  variant?: 'services';
};

/** Shows a column head to screen readers only if the columns do not stand side by side. */
const small = 'not-print:@max-[40rem]:sr-only';

/** One group of the price list as a table: name, duration, price, how to book; laid out by `.price-table` (price-list.css). */
export function PriceTable({ group, section, variant }: PriceTableProps) {
  const t = useTranslations('prices');
  const hasDurations = group.rows.some(({ minutes }) => minutes);
  return (
    // Not the whole group: a link to it has to find it in its place.
    <div data-reveal>
      <table className="price-table tabular-nums">
        <caption className="sr-only">{t('caption', { section, group: group.title })}</caption>
        <thead className="text-sm text-stone">
          <tr>
            <th scope="col">{t('service')}</th>
            <th scope="col">
              <span className={hasDurations ? small : 'sr-only'}>{t('duration')}</span>
            </th>
            <th scope="col">{`${t('price')} (CHF)`}</th>
            <th scope="col" className="print:hidden">
              <span className="sr-only">{t('book')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <Row key={row.id} row={row} variant={variant} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, variant }: { row: PriceRow; variant?: 'services' }) {
  const t = useTranslations('prices');
  const page = pageOfPrice(row.id);
  const name = nameOfRow(row);
  return (
    <tr className="price-row">
      <th scope="row">
        <span className="leader flex items-baseline gap-3">
          {page ? (
            <RouteLink to={page} className="underline-offset-4 hover:text-lacquer hover:underline">
              {name}
            </RouteLink>
          ) : (
            <span>{name}</span>
          )}
        </span>
        {row.price.kind === 'quote' && (
          <span className="terms mt-0.5 block text-sm text-stone">
            <QuoteTerms quote={row.price} />
          </span>
        )}
      </th>
      <td className="whitespace-nowrap text-stone">
        {row.minutes && <Duration minutes={row.minutes} className="figure" />}
      </td>
      <td className="text-lg">
        {row.price.kind === 'fixed' ? (
          <span className="figure">{formatAmount(row.price.amount)}</span>
        ) : (
          <span className="figure text-base">{t('on_quote')}</span>
        )}
      </td>
      <td className="print:hidden">
        <BookingLink variant={variant} label={t('book_row', { service: nameOfRow(row) })} className="book-row">
          {t('book')}
        </BookingLink>
        {isListed(row) && <ChoiceSign row={row} word="add_short" />}
      </td>
    </tr>
  );
}
