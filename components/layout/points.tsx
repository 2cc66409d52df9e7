import type { Point } from '@/lib/schema/pages';

export type PointsProps = {
  heading: string;
  id: string;
  points: readonly Point[];
  isTinted?: boolean;
};

export function Points({ heading, id, points, isTinted }: PointsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className={isTinted ? 'bg-linen' : undefined}>
      <div className="page-grid py-band">
        <h2
          id={`${id}-titre`}
          className="text-3xl lg:col-[wrap-start/span_4] lg:self-start lg:pr-7 xl:text-[min(5.2vw,5.5rem)]"
        >
          {heading}
        </h2>
        <PointList points={points} className="mt-5 lg:col-[6/wrap-end] lg:mt-2" />
      </div>
    </section>
  );
}

export const pointRow = 'grid gap-y-1 border-t border-ink/20 py-3 md:py-6 xl:gap-x-8';
export const pointColumns = 'md:gap-x-6 md:grid-cols-[2fr_3fr]';

export type PointListProps = {
  points: readonly Point[];
  /** Whether the column is too narrow for titles beside their texts. */
  isNarrow?: boolean;
  className?: string;
};

export function PointList({ points, isNarrow, className = '' }: PointListProps) {
  return (
    <ul className={className}>
      {points.map(({ title, text }) => (
        <li key={title} data-reveal className={`${pointRow} ${isNarrow ? 'lg:max-xl:py-4' : pointColumns}`}>
          <h3 className="text-xl">{title}</h3>
          <p className="max-w-text text-balance text-stone">{text}</p>
        </li>
      ))}
    </ul>
  );
}
