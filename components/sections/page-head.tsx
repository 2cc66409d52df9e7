import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Picture } from '@/components/sections/picture';
import type { RouteId } from '@/content/routes';
import type { PictureId } from '@/content/schema/pictures';

export type PageHeadProps = {
  id: RouteId;
  heading: string;
  /** Bleeds to the right edge of the screen; without it the heading takes the width. */
  picture?: PictureId;
  /** With a smaller heading on wide screens, where much under it belongs in the first screen. */
  isDense?: boolean;
  /** Introduction and buttons. */
  children?: ReactNode;
};

/** Head of an inner page: breadcrumbs, heading, introduction, and a picture that bleeds to the right edge. */
export function PageHead({ id, heading, picture, isDense = false, children }: PageHeadProps) {
  const text = picture ? 'lg:col-[wrap-start/span_6] lg:pr-10' : 'lg:col-[wrap-start/span_9]';
  return (
    <div className="page-grid gap-y-8 pt-5 lg:pt-7">
      <Breadcrumbs id={id} />
      <div className={`${text} lg:row-start-2 lg:self-center ${isDense ? '' : 'lg:py-6'}`}>
        <h1 className={isDense ? 'text-4xl lg:text-[clamp(3rem,1rem+3.5vw,5.5rem)]' : 'text-4xl'}>{heading}</h1>
        {children && <div className={`flex flex-col gap-5 ${isDense ? 'mt-6' : 'mt-7 lg:mt-9'}`}>{children}</div>}
      </div>
      {picture && (
        <Picture
          id={picture}
          isPriority
          sizes="(min-width: 64rem) 46vw, 100vw"
          className="col-[full]! aspect-[4/3] lg:col-[8/full-end]! lg:row-start-2 lg:aspect-auto lg:h-full lg:max-h-[46rem] lg:min-h-[34rem] print:hidden"
        />
      )}
    </div>
  );
}
