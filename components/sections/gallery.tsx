'use client';

import { useState } from 'react';
import { BeforeAfter, type BeforeAfterProps } from '@/components/sections/before-after';
import { Lightbox, type LightboxProps } from '@/components/sections/lightbox';

export type GalleryProps = {
  items: (BeforeAfterProps['item'] & { id: string; caption: string })[];
  labels: BeforeAfterProps['labels'];
  lightbox: LightboxProps['labels'];
};

/** Before/after pairs, each beside the words that say what was done, and all their pictures to be seen large. */
export function Gallery({ items, labels, lightbox }: GalleryProps) {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <div className="flex flex-col gap-20 lg:gap-32">
        {items.map((item, index) => (
          <section key={item.id} aria-labelledby={`${item.id}-titre`} className="page-grid items-end gap-y-6">
            <div className={index % 2 === 0 ? 'lg:col-[wrap-start/span_7]' : 'lg:col-[7/wrap-end] lg:row-start-1'}>
              <BeforeAfter
                item={item}
                labels={labels}
                isPriority={index === 0}
                onOpen={(side) => setShown(index * 2 + side)}
              />
            </div>
            <div
              className={
                index % 2 === 0 ? 'lg:col-[10/wrap-end]!' : 'lg:col-[wrap-start/span_4] lg:row-start-1 lg:self-end'
              }
              data-reveal
            >
              <h2 id={`${item.id}-titre`} className="text-3xl">
                {item.title}
              </h2>
              <p className="mt-4 max-w-text text-stone">{item.caption}</p>
            </div>
          </section>
        ))}
      </div>
      <Lightbox pictures={items.flatMap(({ pictures }) => pictures)} labels={lightbox} {...{ shown, setShown }} />
    </>
  );
}
