import { useTranslations } from 'next-intl';
import type { PriceRow } from '@/lib/content/prices';

export type PriceNotesProps = {
  /** The rows that stand above. */
  rows: readonly PriceRow[];
  className?: string;
};

/** The note below prices that says when a quote is given. */
export function PriceNotes({ rows, className = 'mt-3 max-w-text text-sm text-stone' }: PriceNotesProps) {
  const t = useTranslations('prices');
  if (!rows.some(({ price }) => price.kind === 'quote')) return null;
  return <p className={`text-balance ${className}`}>{t('quote_note')}</p>;
}
