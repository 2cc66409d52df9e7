import { useTranslations } from 'next-intl';
import { BeforeAfter } from '@/components/sections/before-after';
import { BookingBand } from '@/components/sections/booking-band';
import { Lightbox } from '@/components/sections/lightbox';
import { PageHead } from '@/components/sections/page-head';
import type { TemplateProps } from '@/components/templates/page-template';
import { getPageOfKind, siteGallery } from '@/lib/content';

/** Three before/after pairs, each beside the words that say what was done. */
export function GalleryTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'gallery');
  const t = useTranslations('lightbox');
  return (
    <>
      <PageHead id={id} heading={page.heading}>
        {page.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-text text-lg">
            {paragraph}
          </p>
        ))}
      </PageHead>
      <div className="flex flex-col gap-20 py-16 lg:gap-32 lg:py-24">
        {siteGallery.map((item, index) => (
          <section key={item.id} aria-labelledby={`${item.id}-titre`} className="page-grid items-end gap-y-6">
            <div className={index % 2 === 0 ? 'lg:col-[wrap-start/span_7]' : 'lg:col-[7/wrap-end] lg:row-start-1'}>
              <BeforeAfter item={item} isPriority={index === 0} />
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
        <p className="wrap text-sm text-stone">{page.note}</p>
      </div>
      <Lightbox
        labels={{
          name: t('name'),
          close: t('close'),
          previous: t('previous'),
          next: t('next'),
          position: t.raw('position'),
          note: t('note'),
        }}
      />
      <BookingBand />
    </>
  );
}
