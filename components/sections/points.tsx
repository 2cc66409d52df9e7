import { Picture } from '@/components/sections/picture';
import type { Point } from '@/content/schema/pages';
import type { PictureId } from '@/content/schema/pictures';

export type PointsProps = {
  heading: string;
  id: string;
  points: readonly Point[];
  isTinted?: boolean;
};

/** Reasons or remarks, set like a numbered table of contents whose heading stays in view. */
export function Points({ heading, id, points, isTinted = false }: PointsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className={isTinted ? 'bg-linen' : ''}>
      <div className="page-grid py-band">
        <h2
          id={`${id}-titre`}
          className="text-3xl lg:sticky lg:top-28 lg:col-[wrap-start/span_4] lg:self-start lg:pr-6 lg:text-4xl"
        >
          {heading}
        </h2>
        <ol className="mt-8 [counter-reset:number] lg:col-[6/wrap-end] lg:mt-2">
          {points.map((point) => (
            <li
              key={point.title}
              data-reveal
              className="numbered grid grid-cols-[min(2.5rem,15%)_minmax(0,1fr)] gap-y-2 border-t border-ink/20 py-6 xl:grid-cols-[2rem_2fr_3fr] xl:gap-x-8"
            >
              <h3 className="text-xl">{point.title}</h3>
              <p className="col-start-2 max-w-text text-stone xl:col-start-3">{point.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export type PicturedPointsProps = Omit<PointsProps, 'isTinted'> & { picture: PictureId };

/** The same beside a picture that fills its side of the band. */
export function PicturedPoints({ heading, id, points, picture }: PicturedPointsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="page-grid bg-linen">
      <Picture
        id={picture}
        sizes="(min-width: 64rem) 46vw, 100vw"
        className="col-[full]! aspect-[4/3] lg:col-[full-start/span_6]! lg:aspect-auto lg:h-full print:hidden"
      />
      <div className="py-band lg:col-[8/wrap-end]!">
        <h2 id={`${id}-titre`} className="text-3xl">
          {heading}
        </h2>
        <ul className="mt-8 flex flex-col gap-7 lg:mt-10">
          {points.map((point) => (
            <li key={point.title} data-reveal>
              <h3 className="text-xl">{point.title}</h3>
              <p className="mt-1.5 max-w-text text-stone">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The same side by side, for a few that are short; the bands before and after it give it its air. */
export function PointColumns({ heading, id, points }: Omit<PointsProps, 'isTinted'>) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="wrap">
      <h2 id={`${id}-titre`} className="text-3xl lg:text-4xl">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 lg:mt-14 lg:auto-cols-fr lg:grid-flow-col">
        {points.map((point) => (
          <li
            key={point.title}
            data-reveal
            className="gap-x-10 border-t-2 border-lacquer pt-5 md:max-lg:grid md:max-lg:grid-cols-[2fr_3fr]"
          >
            <h3 className="text-2xl">{point.title}</h3>
            <p className="mt-2 text-stone lg:mt-3">{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
