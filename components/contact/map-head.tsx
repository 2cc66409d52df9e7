import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { PageHeadProps } from '@/components/layout/page-head';
import { Paragraphs } from '@/components/layout/paragraphs';
import { MapPanel } from './map-panel';

/** Head of the page that tells the way, where the salon has a drawn map: it fills the screen, and the words stand where it fades. */
export function MapHead({ id, heading, intro = [], children }: PageHeadProps) {
  return (
    <div
      data-head
      className="page-grid overflow-clip bg-linen lg:min-h-[max(40rem,min(46vw,82svh))] lg:grid-rows-[auto_1fr] *:[nav]:z-2 *:[nav]:pt-5 lg:*:[nav]:row-start-1 lg:*:[nav]:pt-7"
    >
      <Breadcrumbs id={id} />
      <div className="z-1 py-9 lg:col-[wrap-start/span_6] lg:row-start-2 lg:self-center lg:pr-10">
        <h1 className="text-3xl lg:text-4xl">{heading}</h1>
        <div className="mt-7 flex flex-col gap-5">
          <Paragraphs texts={intro} />
          {children}
        </div>
      </div>
      <MapPanel isPriority className="col-[full]! lg:col-[8/full-end]! lg:row-[1/3]" />
    </div>
  );
}
