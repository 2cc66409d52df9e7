import type { PriceSummary } from '@/lib/content/prices';
import { PriceLine } from './price-line';

export type PriceSummariesProps = {
  prices: readonly PriceSummary[];
  /** Whether only screen readers get the name of each, because the text above shows it. */
  isNameHidden?: boolean;
  className?: string;
};

/** What services cost, a line each. */
export function PriceSummaries({ prices, isNameHidden, className = '' }: PriceSummariesProps) {
  return (
    <dl className={className}>
      {prices.map(({ service, ...summary }) => (
        <PriceLine
          key={service}
          {...summary}
          name={service}
          isNameHidden={isNameHidden}
          className="border-t border-ink/12"
        />
      ))}
    </dl>
  );
}
