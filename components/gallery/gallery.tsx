'use client';

import { BeforeAfter, type BeforeAfterProps } from './before-after';
import { Lightbox, type LightboxProps } from './lightbox';
import { useShownPicture } from './use-shown-picture';

export type GalleryProps = {
  items: (Omit<BeforeAfterProps['item'], 'openId'> & {
    id: string;
    caption: string;
    /** Link to the page of the service on the pictures, with its price. */
    more?: { href: string; label: string; price?: string };
  })[];
  labels: BeforeAfterProps['labels'];
  lightbox: LightboxProps['labels'];
};

const openId = (pair: number) => `paire-${pair + 1}-grand`;

export function Gallery({ items, labels, lightbox }: GalleryProps) {
  const pictures = items.flatMap((item) => item.pictures);
  const { shown, show, close } = useShownPicture();
  return (
    <>
      <div className="flex flex-col gap-20 lg:gap-32 print:block print:*:break-inside-avoid">
        {items.map((item, index) => (
          <section key={item.id} aria-labelledby={`${item.id}-titre`} className="page-grid items-center gap-y-6">
            <div className={index % 2 === 0 ? 'pair-left' : 'pair-right'}>
              <BeforeAfter
                item={{ ...item, openId: openId(index) }}
                labels={labels}
                isPriority={index === 0}
                onOpen={(side) => show(index * 2 + side)}
              />
            </div>
            <div
              className={
                index % 2 === 0
                  ? 'lg:col-[10/wrap-end]! lg:pl-10'
                  : 'lg:col-[wrap-start/6]! lg:row-start-1 lg:pt-10 lg:pr-6'
              }
              data-reveal
            >
              <h2 id={`${item.id}-titre`} className="text-3xl">
                {item.title}
              </h2>
              <p className="mt-4 max-w-text text-stone">{item.caption}</p>
              {item.more && (
                <dl>
                  <div className="mt-2 flex flex-wrap items-baseline gap-x-4">
                    <dt>
                      <a href={item.more.href} className="quiet-link text-lacquer">
                        {item.more.label}
                      </a>
                    </dt>
                    <dd>{item.more.price}</dd>
                  </div>
                </dl>
              )}
            </div>
          </section>
        ))}
      </div>
      <Lightbox
        labels={lightbox}
        {...{ pictures, shown, show }}
        onClose={close}
        // A pair has one link for its two pictures.
        openerOf={(picture) => openId(Math.floor(picture / 2))}
      />
    </>
  );
}
