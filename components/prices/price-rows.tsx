import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Quote } from '@/content/schema/prices';
import { isListed, nameOfRow, type PriceRow } from '@/lib/content/prices';
import { formatDuration, formatPrice, isoDuration } from '@/lib/i18n/amounts';
import { ChoiceSign } from './choice-signs';

export type PriceRowsProps = {
  rows: readonly PriceRow[];
  /** Stands above them: a name that says the same is for screen readers. */
  title?: string;
  /** Whether each has a + that puts it into the appointment. */
  hasSigns?: boolean;
  /** Whether a line is drawn from name to price. */
  hasLeaders?: boolean;
  className?: string;
};

/** From as many rows of one service on, its name stands once. */
const LEAST_FOR_STEPS = 3;

/**
 * Prices of one service on other pages than the price list (price-table.tsx): name, duration, price. Several that differ by age or
 * length are steps side by side.
 */
export function PriceRows({ rows, title, hasSigns = false, hasLeaders = false, className = '' }: PriceRowsProps) {
  const stepsOf = ({ service, group }: PriceRow) =>
    rows.filter((row) => row.service === service && row.group === group && row.variant && row.price.kind === 'fixed');
  return (
    <dl className={className}>
      {rows.map((row) => {
        const { id, minutes, price } = row;
        const steps = stepsOf(row);
        if (steps.length >= LEAST_FOR_STEPS && steps.includes(row)) {
          const isNameHidden = row.service === title && steps.length === rows.length;
          return row === steps[0] && <PriceSteps key={id} {...{ steps, hasSigns, isNameHidden }} />;
        }
        const name = nameOfRow(row);
        const isNameHidden = name === title && rows.length === 1;
        return (
          <PriceLine
            key={id}
            className="border-ink/12 not-last:border-b"
            // The line drawn behind the name is a flex item, so the name has to be one too.
            name={hasLeaders ? <span>{name}</span> : name}
            duration={minutes && <time dateTime={isoDuration(minutes)}>{formatDuration(minutes)}</time>}
            price={price.kind === 'fixed' ? formatPrice(price.amount) : undefined}
            quote={price.kind === 'quote' ? price : undefined}
            isNameHidden={isNameHidden}
            hasLeader={hasLeaders}
            sign={hasSigns && isListed(row) && <ChoiceSign row={row} />}
          />
        );
      })}
    </dl>
  );
}

type PriceStepsProps = { steps: readonly PriceRow[]; hasSigns: boolean; isNameHidden: boolean };

function PriceSteps({ steps, hasSigns, isNameHidden }: PriceStepsProps) {
  const [first] = steps;
  if (!first) return null;
  const isOfOneLength = steps.every(({ minutes }) => minutes === first.minutes);
  const duration = ({ minutes }: PriceRow) =>
    minutes && <time dateTime={isoDuration(minutes)}>{formatDuration(minutes)}</time>;
  return (
    <div className="flex flex-wrap items-end gap-x-2 border-ink/12 py-2.5 not-last:border-b md:gap-x-4">
      <dt className="flex w-full items-baseline justify-between gap-x-4">
        <span className={isNameHidden ? 'sr-only' : undefined}>{first.service}</span>
        {isOfOneLength && <span className="text-sm text-stone">{duration(first)}</span>}
      </dt>
      {steps.map((step) => (
        <dd
          key={step.id}
          className={`mt-1.5 flex-1 border-t border-rose-gold pt-1 text-lg/tight tabular-nums [&>button]:-ml-2 ${hasSigns ? 'basis-27' : 'basis-21'}`}
        >
          <span className="mb-0.5 block text-xs text-stone md:text-sm">
            {step.variant}
            {!isOfOneLength && <span className="block">{duration(step)}</span>}
          </span>
          {step.price.kind === 'fixed' && formatPrice(step.price.amount)}
          {hasSigns && isListed(step) && <ChoiceSign row={step} />}
        </dd>
      ))}
    </div>
  );
}

export type PriceLineProps = {
  name: ReactNode;
  duration?: ReactNode;
  /** Absent where the price is a quote. */
  price?: string;
  quote?: Quote;
  /** What decides a price that is one of several. */
  variesBy?: string;
  /** Whether only screen readers get the name, because the text above shows it. */
  isNameHidden?: boolean;
  hasLeader?: boolean;
  /** Stands after the price. */
  sign?: ReactNode;
  className?: string;
};

/**
 * One line of such a list: the name wraps at the left, duration and price keep their places at the right. If there is no room for all
 * of them the price moves below. (No container query, as each costs another style pass before the first frame.)
 */
export function PriceLine(props: PriceLineProps) {
  const { name, duration, price, variesBy, quote, isNameHidden, hasLeader, sign, className = '' } = props;
  const t = useTranslations('prices');
  return (
    <div
      className={`flex flex-wrap items-baseline gap-x-2 py-1 md:gap-x-4 md:py-1.5 ${sign ? 'min-h-11' : ''} ${className}`}
    >
      <dt
        // The price moves below before a word is broken; only a word longer than the line is broken.
        className={
          isNameHidden
            ? 'sr-only'
            : `max-w-full flex-1 basis-24 wrap-break-word ${hasLeader ? 'leader flex items-baseline gap-4 *:min-w-0' : ''}`
        }
      >
        {name}
      </dt>
      {duration && !variesBy && (
        <dd
          // Without a name at the left, unless it would leave the column of those with one.
          className={`text-sm whitespace-nowrap text-stone tabular-nums ${isNameHidden ? (hasLeader ? 'flex-1 text-right' : 'mr-auto') : ''}`}
        >
          {duration}
        </dd>
      )}
      <dd className={`ml-auto min-w-18 text-right tabular-nums ${price ? 'text-lg/tight' : ''} ${sign ? 'mr-8' : ''}`}>
        {price ?? t('on_quote')}
        {sign}
        {variesBy && (
          <span className="block text-sm text-stone">
            {duration}
            {duration && ', '}
            {t('depends', { what: variesBy })}
          </span>
        )}
      </dd>
      {quote && (
        <dd className={`price-terms text-sm text-stone ${isNameHidden ? 'order-first flex-[1_1_8rem]' : 'w-full'}`}>
          <QuoteTerms quote={quote} />
        </dd>
      )}
    </div>
  );
}

/** What a quote depends on, with an example and the hourly rate if there are any. */
export function QuoteTerms({ quote: { dependsOn, example, hourlyRate } }: { quote: Quote }) {
  const t = useTranslations('prices');
  return (
    <>
      <span className="block">{t('depends', { what: dependsOn })}</span>
      {example && <span className="block">{t('quote_example', { example })}</span>}
      {hourlyRate !== undefined && (
        <span className="block tabular-nums">{t('hourly_rate', { price: formatPrice(hourlyRate) })}</span>
      )}
    </>
  );
}
