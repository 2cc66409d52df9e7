'use client';

import { BeforeAfter, type BeforeAfterProps } from '@/components/sections/before-after';
import { Lightbox, type LightboxProps } from '@/components/sections/lightbox';
import { useShownPicture } from '@/components/sections/use-shown-picture';

export type GalleryProps = {
  items: (BeforeAfterProps['item'] & { id: string; caption: string })[];
  labels: BeforeAfterProps['labels'];
  lightbox: LightboxProps['labels'];
  /** What the session storage has while a picture is shown large. */
  storageKey: string;
};

/** Before/after pairs, each beside the words that say what was done, and all their pictures to be seen large. */
export function Gallery({ items, labels, lightbox, storageKey }: GalleryProps) {
  const pictures = items.flatMap((item) => item.pictures);
  const { shown, show, close } = useShownPicture(pictures.length, storageKey);
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
                onOpen={(side) => show(index * 2 + side)}
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
      <Lightbox labels={lightbox} {...{ pictures, shown, show }} onClose={close} />
    </>
  );
}
