import { useLocale, useTranslations } from 'next-intl';
import { StatusChip } from '@/components/layout/status-chip';
import { salon } from '@/content/salon';

export type StatusSlotProps = { className?: string };

/** Place of the 'Ouvert / Fermé' chip: keeps its height so that nothing moves when the chip arrives. */
export function StatusSlot({ className = '' }: StatusSlotProps) {
  const t = useTranslations('status');
  return (
    <div className={`min-h-7 print:hidden ${className}`}>
      <StatusChip
        locale={useLocale()}
        hours={salon.hours}
        closings={salon.closings.map(({ from, to, reason }) => ({ from, to, reason }))}
        labels={{
          open: t.raw('open'),
          closed: t.raw('closed'),
          closedToday: t.raw('closed_today'),
          closedTomorrow: t.raw('closed_tomorrow'),
        }}
      />
    </div>
  );
}
