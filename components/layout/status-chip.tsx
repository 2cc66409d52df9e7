'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import {
  type Closing,
  formatOpeningStatus,
  type Hours,
  nextStatusChange,
  openingStatus,
  type StatusLabels,
} from '@/lib/opening-hours';

export type StatusChipProps = {
  hours: Hours;
  closings: readonly Closing[];
  labels: StatusLabels;
  locale?: Locale;
  className?: string;
};

/** No timer runs longer: those of a sleeping device are late. */
const LONGEST_WAIT = 3_600_000;

/** "Ouvert" or "Fermé", right for the visitor's moment; absent from the server's HTML, where it could only be wrong. */
export function StatusChip({ hours, closings, labels, locale = 'fr', className = '' }: StatusChipProps) {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let timer = 0;
    const update = () => {
      const date = new Date();
      setNow(date);
      clearTimeout(timer);
      timer = window.setTimeout(
        update,
        Math.min(nextStatusChange(date, hours).getTime() - date.getTime(), LONGEST_WAIT),
      );
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [hours]);

  const status = now && openingStatus(now, hours, closings);
  if (!status) return null;
  return (
    <p className={`inline-flex min-h-7 items-center gap-2.5 ${className}`}>
      <span
        aria-hidden="true"
        className={`size-2 rounded-full border border-current ${status.isOpen ? 'bg-current' : ''}`}
      />
      {formatOpeningStatus(status, labels, locale)}
    </p>
  );
}
