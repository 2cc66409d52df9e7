import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { BookingLink } from '@/components/layout/contact-links';
import { RouteLink } from '@/components/layout/links';
import { pageOfPrice } from '@/lib/content/price-pages';
import { isListed, nameOfRow, type PriceGroup, type PriceRow, siteGroups } from '@/lib/content/prices';
import { formatAmount, formatDuration } from '@/lib/i18n/amounts';
import { hasForm } from '@/lib/links/contact-links';
import { ChoiceSign } from './choice-signs';
import { QuoteTerms } from './price-line';

export type PriceTableProps = {
  group: PriceGroup;
  /** Title of the group's trade or of the page, for the caption. */
  section: string;
  variant?: 'services';
  isBookable?: boolean;
};

/** Whether any price is on request; price columns of all tables are then as wide as these words, to be aligned. */
const hasQuotes = siteGroups.some(({ rows }) => rows.some(({ price }) => price.kind === 'quote'));

/** One group of the price list as a table: name, duration, price, + button; layout in price-list.css. */
export function PriceTable({ group, section, variant, isBookable = true }: PriceTableProps) {
  const t = useTranslations('prices');
  const hasDurations = group.rows.some(({ minutes }) => minutes);
  const hasSigns = isBookable && hasForm;
  const style = { '--quote': hasQuotes ? t('on_quote').length : 0 } as CSSProperties;
  return (
    // Only the table moves on scroll: a link to the group has to find the group in its place.
    <div data-reveal>
      <table className={`price-table ${hasDurations ? 'has-durations' : ''}`} style={style}>
        <caption className="sr-only">{t('caption', { section, group: group.title })}</caption>
        <thead className="text-sm text-stone">
          <tr>
            <th scope="col" className={small}>
              {t('service')}
            </th>
            <th scope="col" className={hasDurations ? small : 'sr-only'}>
              {t('duration')}
            </th>
            <th scope="col">{`${t('price')} (CHF)`}</th>
            {hasSigns && (
              <th scope="col" className="print:hidden">
                <BookingLink
                  variant={variant}
                  aria-label={t('book_row', { service: group.title })}
                  className="book-group"
                >
                  {t('book')}
                </BookingLink>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {group.rows.map((row) => (
            <Row key={row.id} row={row} hasSigns={hasSigns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Classes that leave column heads to screen readers where the columns are not side by side. */
const small = 'not-print:@max-[38rem]:sr-only';

// Few elements, because a slow phone has to lay out many rows.
function Row({ row, hasSigns }: { row: PriceRow; hasSigns: boolean }) {
  const t = useTranslations('prices');
  const { id, minutes, price } = row;
  const page = pageOfPrice(id);
  const name = nameOfRow(row);
  return (
    <tr className="price-row">
      <th scope="row" className="leader">
        {page ? <RouteLink to={page}>{name}</RouteLink> : <span>{name}</span>}
        {price.kind === 'quote' && (
          <span className="terms text-sm text-stone">
            <QuoteTerms quote={price} />
          </span>
        )}
      </th>
      <td className="text-stone">{minutes && formatDuration(minutes)}</td>
      <td className={price.kind === 'fixed' ? 'text-lg leading-tight tabular-nums' : undefined}>
        {price.kind === 'fixed' ? formatAmount(price.amount) : t('on_quote')}
      </td>
      {hasSigns && <td className="print:hidden">{isListed(row) && <ChoiceSign row={row} word="add_short" />}</td>}
    </tr>
  );
}
