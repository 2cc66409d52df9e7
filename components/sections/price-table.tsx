import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/booking-link';
import type { PriceId } from '@/content/schema/prices';
import { type PriceGroup, priceRow } from '@/lib/content/prices';
import { formatAmount, formatDuration, isoDuration } from '@/lib/i18n/format';

export type PriceTableProps = {
  group: PriceGroup;
  /** Title of the section the group belongs to, for the caption. */
  section: string;
  /** Opens the booking widget on its list of services. */
  variant?: 'services';
};

/** Says once per page what following the name of a service does. */
const bookingWordId = 'reserver';

/** The words that the names in every price table of the page are described by. */
export function BookingWord() {
  const t = useTranslations('booking');
  return (
    <span hidden id={bookingWordId}>
      {t('book')}
    </span>
  );
}

/** Where the text is so large that the columns find no room side by side, a name has a line of its own. */
const stackedRow = '@max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:justify-end';
const stackedName = '@max-[16rem]:w-full';

/** One group of the price list, set like a menu: name, leader, duration, price. Each name books. */
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
            <th scope="col" className="w-19 pb-2 pl-3 text-right font-normal md:w-28">
              {t('duration')}
            </th>
            <th scope="col" className="w-22 pb-2 pl-3 text-right font-normal md:w-32">
              {t('price')} <span className="whitespace-nowrap">(CHF)</span>
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
  return (
    <tr className={`price-row relative border-b border-ink/10 align-baseline md:border-0 print:border-0 ${stackedRow}`}>
      <th scope="row" className={`py-3 text-left font-normal ${stackedName}`}>
        <span className="leader flex items-baseline gap-3">
          <BookingLink
            variant={variant}
            describedBy={bookingWordId}
            className="underline-offset-4 after:absolute after:inset-0 hover:text-lacquer hover:underline"
          >
            {row.service}
            {row.variant && (
              <>
                , <span className="text-stone whitespace-nowrap">{row.variant}</span>
              </>
            )}
          </BookingLink>
        </span>
        {row.price.kind === 'quote' && (
          <span className="mt-0.5 block text-sm text-stone">{t('quote_depends', { what: row.price.dependsOn })}</span>
        )}
      </th>
      <td className="py-3 pl-3 text-right whitespace-nowrap text-stone">
        {row.minutes && <time dateTime={isoDuration(row.minutes)}>{formatDuration(row.minutes)}</time>}
      </td>
      <td className="py-3 pl-3 text-right text-lg whitespace-nowrap">
        {row.price.kind === 'fixed' ? (
          formatAmount(row.price.amount)
        ) : (
          <span className="text-base">{t('on_quote')}</span>
        )}
      </td>
    </tr>
  );
}
