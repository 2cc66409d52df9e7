import { isListed, nameOfRow, type PriceRow } from '@/lib/content/prices';
import { formatPrice } from '@/lib/i18n/amounts';
import { ChoiceSign } from './choice-signs';
import { Duration, PriceLine } from './price-line';

export type PriceRowsProps = {
  rows: readonly PriceRow[];
  /** Title above the rows: a single row, or steps of one service, with this name show it to screen readers only. */
  title?: string;
  /** Whether each listed row has a + that adds the row to the appointment. */
  hasSigns?: boolean;
  hasLeaders?: boolean;
  className?: string;
};

/** From this number of rows on, one service shows its name once, and its rows are steps side by side. */
const LEAST_FOR_STEPS = 3;

export const isNameOfOnly = (title: string | undefined, rows: readonly PriceRow[]): boolean =>
  rows.length === 1 && rows.every((row) => nameOfRow(row) === title);

/** Prices outside the price list. Rows of one service with fixed prices for variants are steps side by side. */
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
        return (
          <PriceLine
            key={id}
            className="border-ink/12 not-last:border-b"
            // The line drawn behind the name is a flex item, so the name has to be an element too.
            name={hasLeaders ? <span>{name}</span> : name}
            duration={minutes && <Duration minutes={minutes} />}
            price={price.kind === 'fixed' ? formatPrice(price.amount) : undefined}
            quote={price.kind === 'quote' ? price : undefined}
            isNameHidden={isNameOfOnly(title, rows)}
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
  const duration = ({ minutes }: PriceRow) => minutes && <Duration minutes={minutes} />;
  return (
    <div className="flex flex-wrap gap-x-2 border-ink/12 py-2.5 not-last:border-b md:gap-x-4">
      <dt className="flex w-full items-baseline justify-between gap-x-4">
        <span className={isNameHidden ? 'sr-only' : undefined}>{first.service}</span>
        {isOfOneLength && <span className="text-sm text-stone">{duration(first)}</span>}
      </dt>
      {/* With + buttons, steps are wider, so that a finger hits one only; steps that do not fit take a second line. */}
      {steps.map((step) => (
        <dd
          key={step.id}
          className={`price-step relative mt-1.5 grid flex-1 content-between border-t border-rose-gold pt-1 text-lg/tight tabular-nums ${hasSigns ? 'basis-27' : 'basis-21'}`}
        >
          <span className={`mb-0.5 block text-xs text-stone md:text-sm ${hasSigns ? 'pr-8 md:pr-5' : ''}`}>
            {step.variant}
            {!isOfOneLength && <span className="block">{duration(step)}</span>}
          </span>
          <span className="whitespace-nowrap">
            {step.price.kind === 'fixed' && formatPrice(step.price.amount)}
            {hasSigns && isListed(step) && <ChoiceSign row={step} />}
          </span>
        </dd>
      ))}
    </div>
  );
}
