import type { ReactNode } from 'react';
import { drawnMap } from '@/lib/content/content';
import { MapPanel } from './map-panel';

export type ContactMapProps = {
  id: string;
  heading: string;
  /** Whether the map is shown whole and, on phones, before the words beside it: on a page about the place. */
  isMapFirst?: boolean;
  children: ReactNode;
};

export function ContactMap({ id, heading, isMapFirst, children }: ContactMapProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titre`}
      className={`page-grid ${isMapFirst ? 'mt-8 lg:mt-band' : ''} ${drawnMap ? 'overflow-clip bg-linen' : ''}`}
    >
      <div
        className={`z-1 py-band lg:col-[wrap-start/span_6] xl:col-[wrap-start/span_5] lg:self-center lg:pr-4 ${isMapFirst ? 'lg:max-xl:py-12' : ''}`}
        data-reveal
      >
        <h2 id={`${id}-titre`} className={`mb-5 text-3xl ${isMapFirst ? '' : 'lg:text-4xl'}`}>
          {heading}
        </h2>
        {children}
      </div>
      <MapPanel
        isWhole={isMapFirst}
        className={`col-[full]! lg:col-[8/full-end]! xl:col-[7/full-end]! ${isMapFirst ? 'max-lg:order-first' : ''}`}
      />
    </section>
  );
}
