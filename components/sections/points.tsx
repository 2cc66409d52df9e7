import type { Point } from '@/content/schema/pages';

export type PointsProps = {
  heading: string;
  id: string;
  points: readonly Point[];
  /** Ground of the band. */
  isTinted?: boolean;
};

/** Reasons or remarks, set like a numbered table of contents. */
export function Points({ heading, id, points, isTinted = false }: PointsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className={isTinted ? 'bg-linen' : ''}>
      <div className="page-grid py-band">
        <h2 id={`${id}-titre`} className="text-3xl lg:col-[wrap-start/span_4] lg:text-4xl">
          {heading}
        </h2>
        <ol className="numbered mt-8 lg:col-[7/wrap-end] lg:mt-2">
          {points.map((point) => (
            <li
              key={point.title}
              data-reveal
              className="grid grid-cols-[2.5rem_1fr] gap-y-2 border-t border-ink/20 py-6 lg:grid-cols-[4rem_1fr] lg:py-7"
            >
              <h3 className="text-xl">{point.title}</h3>
              <p className="col-start-2 max-w-text text-stone">{point.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
