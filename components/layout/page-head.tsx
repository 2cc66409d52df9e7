import type { ReactNode } from 'react';
import type { PageId } from '@/lib/schema/pages';
import type { PictureId } from '@/lib/schema/pictures';
import { Breadcrumbs } from './breadcrumbs';
import { Paragraphs } from './paragraphs';
import { Picture } from './picture';

export type PageHeadProps = {
  id: PageId;
  heading: string;
  /** Bleeds to the right edge of the screen; without it the introduction stands beside the heading, below it where the head is dense. */
  picture?: PictureId;
  /** With a smaller heading on wide screens, where much under it belongs in the first screen, and less air elsewhere. */
  isDense?: boolean;
  /** With heading and introduction on one line of wide screens, where the list under them is what people come for. */
  isRow?: boolean;
  /** With a strip of the picture on phones, where still more belongs there. */
  isLow?: boolean;
  intro?: readonly string[];
  /** Content below it, such as buttons. */
  children?: ReactNode;
};

/** Head of an inner page: breadcrumbs, heading, introduction, and a picture from the header down that bleeds to the right edge. */
export function PageHead({ id, heading, picture, isDense, isRow, isLow, intro = [], children }: PageHeadProps) {
  const beside = isDense ? '' : 'lg:grid lg:grid-cols-12 lg:gap-x-gutter lg:items-start *:lg:col-span-6';
  const row = ['lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-10 lg:gap-y-4', '', 'mt-4 md:mt-6 lg:mt-0'];
  const plain = [`lg:pt-10 ${beside}`, 'lg:pr-0 lg:text-4xl', isDense ? 'mt-4 md:mt-6' : 'mt-7 lg:col-[7/-1]!'];
  const besidePicture = [
    'lg:col-[wrap-start/span_6] lg:self-center lg:pr-10',
    'lg:text-[min(6.3vw,var(--text-4xl))]',
    isDense ? 'mt-4 md:mt-6' : 'mt-7',
  ];
  const [text, title, words] = picture ? besidePicture : isRow ? row : plain;
  const rows = isDense ? 'gap-y-3 lg:gap-y-6' : isRow ? 'gap-y-3 lg:gap-y-4' : 'gap-y-6 md:gap-y-8';
  return (
    <div data-head className={`page-grid pt-5 lg:pt-7 ${picture ? 'picture-head' : ''} ${rows}`}>
      <Breadcrumbs id={id} />
      <div className={`lg:row-start-2 ${text}`}>
        {/* A little narrower than its column: so few headings break elsewhere in the font that stands in for a late one. */}
        <h1
          className={`text-3xl max-md:pr-2.5 md:max-lg:pr-4 ${isDense && picture ? 'lg:text-[clamp(3rem,1rem+3.5vw,5.5rem)]' : title}`}
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
          // On wide screens as high as the screen has room for, whatever its own ratio, and no narrower strip than 4:5, or 5:8 beside a column that is as narrow.
          className={`col-[full]! max-lg:order-first max-lg:-mt-5 lg:col-[8/full-end]! lg:row-[1/3] lg:-mt-7 lg:aspect-auto lg:max-h-[78vw] xl:max-h-[62vw] lg:[contain:size] print:hidden ${isLow ? 'aspect-[3/1] md:aspect-[2/1]' : 'aspect-[2/1]'} ${isDense ? 'lg:min-h-[max(28rem,min(38vw,62svh))]' : 'lg:min-h-[max(34rem,min(44vw,76svh))]'}`}
        />
      )}
    </div>
  );
}
