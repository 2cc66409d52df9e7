import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { PictureView } from '@/components/ui/picture-view';
import { pairData } from '@/lib/assets/pictures';
import { gallery, salon } from '@/lib/content/content';
import { idOfKind } from '@/lib/content/pages';

/** The gallery's last pair side by side, because the gallery itself begins with the first pair. */
export function GallerySlice() {
  const t = useTranslations();
  const last = gallery.at(-1);
  const page = idOfKind('gallery');
  if (!last || !page) return null;
  const pair = pairData(last);
  return (
    <section aria-labelledby="galerie-titre" className="relative page-grid gap-y-6 pb-band max-md:pt-8">
      <div className="flex flex-col items-start gap-3 md:col-[wrap-start/span_4] lg:gap-5" data-reveal>
        <h2 id="galerie-titre" className="text-3xl lg:text-4xl">
          {t('gallery.title')}
        </h2>
        {salon.illustrations && <p className="text-stone text-balance">{t('lightbox.note')}</p>}
        <RouteLink to={page} className="quiet-link text-lacquer before:absolute before:inset-0 before:opacity-0">
          {t('gallery.see')}
        </RouteLink>
      </div>
      <div className="grid grid-cols-2 gap-3 md:col-[6/wrap-end] md:gap-x-gutter">
        {(['before', 'after'] as const).map((side) => (
          <figure key={side}>
            <PictureView
              data={pair[side]}
              alt=""
              sizes="(min-width: 48rem) min(30vw,30rem), 44vw"
              className="aspect-[4/5]"
            />
            <figcaption className="mt-2 text-sm text-stone">{t(`gallery.${side}`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
