import { useTranslations } from 'next-intl';

export type StatusSlotProps = { className?: string };

/** Place of the 'Ouvert / Fermé' chip: keeps its height so that nothing moves when the chip arrives. */
export function StatusSlot({ className = '' }: StatusSlotProps) {
  useTranslations('status');
  return <div className={`min-h-7 ${className}`} />;
}
