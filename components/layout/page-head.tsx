import type { ReactNode } from 'react';
import type { PageId } from '@/lib/schema/pages';
import type { PictureId } from '@/lib/schema/pictures';
import { Breadcrumbs } from './breadcrumbs';
import { Paragraphs } from './paragraphs';
import { Picture } from './picture';

export type PageHeadProps = {
  id: PageId;
  heading: string;
  /** Picture up to the right edge. Without it the introduction is beside the heading, or in a dense head below it. */
  picture?: PictureId;
  /** Smaller heading on wide screens and less space, so that more content fits on the first screen. */
  isDense?: boolean;
  /** Heading and introduction side by side on wide screens, so that the content below is higher up. */
  isRow?: boolean;
  intro?: readonly string[];
  children?: ReactNode;
};

/** Head of an inner page: breadcrumbs, heading, introduction, and a picture from the header to the right edge. */
export function PageHead({ id, heading, picture, isDense, isRow, intro = [], children }: PageHeadProps) {
  const beside = isDense ? '' : 'lg:grid lg:grid-cols-12 lg:gap-x-gutter lg:items-start *:lg:col-span-6';
  const row = ['lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-10 lg:gap-y-4', '', 'mt-4 md:mt-6 lg:contents'];
  const plain = [`lg:pt-10 ${beside}`, 'lg:pr-0 lg:text-4xl', isDense ? 'mt-4 md:mt-6' : 'mt-7 lg:col-[7/-1]!'];
  const besidePicture = [
    'lg:col-[wrap-start/span_6] lg:self-center lg:pr-10',
    'lg:text-[min(5.6vw,var(--text-4xl))]',
    isDense ? 'mt-4 md:mt-6' : 'mt-7',
  ];
  const [text, title, words] = picture ? besidePicture : isRow ? row : plain;
  const rows = isDense ? 'gap-y-3 lg:gap-y-6' : isRow ? 'gap-y-3 lg:gap-y-4' : 'gap-y-6 md:gap-y-8';
  return (
    <div data-head className={`page-grid pt-5 lg:pt-7 ${picture ? 'picture-head' : ''} ${rows}`}>
      <Breadcrumbs id={id} />
      <div className={`lg:row-start-2 ${text}`}>
        {/* A little narrower than the column, so that most headings break at the same words in the fallback font. */}
        <h1
          className={`text-3xl max-md:pr-2.5 md:max-lg:pr-4 ${isDense && picture ? 'lg:text-[clamp(2.75rem,4.3vw,5.5rem)]' : title}`}
        >
          {heading}
        </h1>
        <div className={`flex flex-col gap-5 ${words}`}>
          <Paragraphs texts={intro} />
          {children}
        </div>
      </div>
      {picture && (
        <Picture
          id={picture}
          isPriority
          sizes="(min-width: 64rem) 66vw, 100vw"
          className={`head-picture ${isDense ? 'is-dense' : ''}`}
        />
      )}
    </div>
  );
}
