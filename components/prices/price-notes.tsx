import { useTranslations } from 'next-intl';
import type { PriceRow } from '@/lib/content/prices';

export type PriceNotesProps = {
  rows: readonly PriceRow[];
  className?: string;
};

/** Note below the prices of `rows`, on how a price on request is given; nothing if no row has such a price. */
export function PriceNotes({ rows, className = 'mt-3 max-w-text text-sm text-stone' }: PriceNotesProps) {
  const t = useTranslations('prices');
  if (!rows.some(({ price }) => price.kind === 'quote')) return null;
  return <p className={`text-balance ${className}`}>{t('quote_note')}</p>;
}
