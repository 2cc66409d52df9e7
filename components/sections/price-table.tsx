import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/booking-link';
import { RouteLink } from '@/components/layout/route-link';
import { QuoteTerms } from '@/components/sections/quote-terms';
import { Icon } from '@/components/ui/icon';
import type { PriceId } from '@/content/schema/prices';
import { pageOfPrice } from '@/lib/content/price-pages';
import { nameOfRow, type PriceGroup, priceRow } from '@/lib/content/prices';
import { formatAmount, formatDuration, isoDuration } from '@/lib/i18n/format';

export type PriceTableProps = {
  group: PriceGroup;
  /** Title of the section the group belongs to, for the caption. */
  section: string;
  /** Opens the booking widget on its list of services. */
  variant?: 'services';
};

/** Where the columns find no room side by side on a screen, a name has a line of its own. */
const stackedRow =
  'not-print:@max-[20rem]:flex not-print:@max-[20rem]:flex-wrap not-print:@max-[20rem]:items-center not-print:@max-[20rem]:justify-end';
const stackedName = 'not-print:@max-[20rem]:w-full not-print:@max-[20rem]:pb-0';

/** One group of the price list, set like a menu: name, leader, duration, price, and the way to book. */
export function PriceTable({ group, section, variant }: PriceTableProps) {
  const t = useTranslations('prices');
  return (
    <div className="@container">
      <table className="w-full table-fixed tabular-nums">
        <caption className="sr-only">{t('caption', { section, group: group.title })}</caption>
        <thead className="text-sm text-stone">
          <tr className={stackedRow}>
            <th scope="col" className={`pb-2 text-left font-normal ${stackedName}`}>
              {t('service')}
            </th>
            <th scope="col" className="w-16 pb-2 pl-2 text-right font-normal md:w-28">
              {t('duration')}
            </th>
            <th scope="col" className="w-20 pb-2 pl-2 text-right font-normal md:w-32">
              {t('price')} <span className="whitespace-nowrap">(CHF)</span>
            </th>
            <th scope="col" className="w-12 print:hidden">
              <span className="sr-only">{t('book')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.rows.map((id) => (
            <Row key={id} id={id} variant={variant} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ id, variant }: { id: PriceId; variant?: 'services' }) {
  const t = useTranslations('prices');
  const row = priceRow(id);
  const page = pageOfPrice(id);
  const name = (
    <>
      {row.service}
      {row.variant && (
        <>
          , <span className="whitespace-nowrap text-stone">{row.variant}</span>
        </>
      )}
    </>
  );
  return (
    <tr className={`price-row border-b border-ink/10 align-baseline md:border-0 print:border-0 ${stackedRow}`}>
      <th scope="row" className={`py-3 text-left font-normal ${stackedName}`}>
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
          <span className="mt-0.5 block text-sm text-stone">
            <QuoteTerms quote={row.price} />
          </span>
        )}
      </th>
      <td className="py-3 pl-2 text-right whitespace-nowrap text-stone">
        {row.minutes && <time dateTime={isoDuration(row.minutes)}>{formatDuration(row.minutes)}</time>}
      </td>
      <td className="py-3 pl-2 text-right text-lg whitespace-nowrap">
        {row.price.kind === 'fixed' ? (
          formatAmount(row.price.amount)
        ) : (
          <span className="text-base">{t('on_quote')}</span>
        )}
      </td>
      <td className="pt-0.5 pl-1 align-top print:hidden">
        <BookingLink variant={variant} className="grid size-11 place-items-center text-lacquer hover:bg-linen">
          <span className="sr-only">{t('book_row', { service: nameOfRow(row) })}</span>
          <Icon name="arrow" />
        </BookingLink>
      </td>
    </tr>
  );
}
