import type { Point } from '@/content/schema/pages';
import type { PictureId } from '@/content/schema/pictures';
import { Picture } from './picture';

const looks = {
  /** Line by line beside the heading, which stays in view. */
  lines: {
    frame: 'page-grid py-band',
    heading:
      'text-3xl lg:sticky lg:top-28 lg:col-[wrap-start/span_4] lg:self-start lg:pr-7 xl:text-[min(5.2vw,5.5rem)]',
    list: 'lg:col-[6/wrap-end] lg:mt-2',
    item: 'grid gap-y-2 border-t border-ink/20 py-6 xl:grid-cols-[2fr_3fr] xl:gap-x-8',
    title: 'text-xl',
    text: 'max-w-text',
  },
  /** Beside a picture that fills its side of the band. */
  pictured: {
    frame: 'py-band lg:col-[8/wrap-end]!',
    heading: 'text-3xl',
    list: 'flex flex-col gap-7 lg:mt-10',
    item: '',
    title: 'text-xl',
    text: 'mt-1.5 max-w-text',
  },
  /** Side by side, for a few that are short; the bands before and after it give it its air. */
  columns: {
    frame: 'wrap',
    heading: 'text-3xl',
    list: 'grid gap-x-10 gap-y-8 lg:mt-12 lg:auto-cols-fr lg:grid-flow-col',
    item: 'gap-x-10 border-t-2 border-lacquer pt-5 md:max-lg:grid md:max-lg:grid-cols-[2fr_3fr]',
    title: 'text-2xl',
    text: 'mt-2 lg:mt-3',
  },
};

export type PointsProps = {
  heading: string;
  id: string;
  points: readonly Point[];
  isTinted?: boolean;
  look?: 'lines' | 'columns';
  /** Gives the list a look of its own. */
  picture?: PictureId;
};

/** Reasons or remarks: a heading and a list. */
export function Points({ heading, id, points, isTinted, look = 'lines', picture }: PointsProps) {
  const classes = looks[picture ? 'pictured' : look];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titre`}
      className={`${isTinted ? 'bg-linen' : ''} ${picture ? 'page-grid' : ''}`.trim()}
    >
      {picture && (
        <Picture
          id={picture}
          sizes="(min-width: 64rem) 46vw, 100vw"
          className="col-[full]! aspect-[4/3] lg:col-[full-start/span_6]! lg:aspect-auto lg:h-full print:hidden"
        />
      )}
      <div className={classes.frame}>
        <h2 id={`${id}-titre`} className={classes.heading}>
          {heading}
        </h2>
        <ul className={`mt-8 ${classes.list}`}>
          {points.map(({ title, text }) => (
            <li key={title} data-reveal className={classes.item || undefined}>
              <h3 className={classes.title}>{title}</h3>
              <p className={`${classes.text} text-stone`}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
