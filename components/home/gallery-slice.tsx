import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { PictureView } from '@/components/ui/picture-view';
import { pairData } from '@/lib/assets/pictures';
import { gallery, salon } from '@/lib/content/content';
import { idOfKind } from '@/lib/content/pages';

/** A strip with the gallery's last pair side by side, because the gallery itself begins with the first pair. */
export function GallerySlice() {
  const t = useTranslations();
  const pair = gallery.at(-1);
  const page = idOfKind('gallery');
  if (!pair || !page) return null;
  const { before, after } = pairData(pair);
  return (
    <section aria-labelledby="galerie-titre" className="relative">
      <div className="grid aspect-[2/1] grid-cols-2 gap-0.5 md:aspect-[5/2]">
        {[before, after].map((data) => (
          <PictureView key={data.src} data={data} alt="" sizes="50vw" className="size-full" />
        ))}
      </div>
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-10 py-3 md:py-6" data-reveal>
        <h2 id="galerie-titre" className="text-2xl">
          {t('gallery.title')}
        </h2>
        <RouteLink to={page} className="quiet-link text-lacquer before:absolute before:inset-0 before:opacity-0">
          {t('gallery.see')}
        </RouteLink>
        {salon.illustrations && <p className="text-sm text-stone">{t('lightbox.note')}</p>}
      </div>
    </section>
  );
}
