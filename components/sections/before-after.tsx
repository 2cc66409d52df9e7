import { useTranslations } from 'next-intl';
import { Picture } from '@/components/sections/picture';
import { RevealSlider } from '@/components/sections/reveal-slider';
import type { GalleryItem } from '@/content/gallery';
import { pictureData } from '@/lib/pictures';
import { stockPhotoHref } from '@/lib/stock-photos';

export type BeforeAfterProps = { item: GalleryItem; isPriority?: boolean };

/** A before/after pair to compare, each picture also to be seen large. */
export function BeforeAfter({ item, isPriority = false }: BeforeAfterProps) {
  const t = useTranslations();
  const pictures = (['before', 'after'] as const).map((side) => ({
    side,
    id: item[side],
    label: t(`gallery.${side}`),
  }));
  const [before, after] = pictures.map(({ side, id }) => (
    <Picture
      key={side}
      id={id}
      sizes="(min-width: 64rem) 45rem, 92vw"
      className="size-full"
      isPriority={isPriority}
      fallback={stockPhotoHref(item.fallback[side])}
    />
  ));
  return (
    <div>
      <RevealSlider
        before={before}
        after={after}
        labels={{
          before: t('gallery.before'),
          after: t('gallery.after'),
          slider: t('gallery.slider', { title: item.title }),
          value: t('gallery.slider_value', { before: '{before}', after: '{after}' }),
        }}
      />
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-stone print:hidden">
        {t('lightbox.open')}
        {pictures.map(({ side, id, label }) => (
          <a
            key={side}
            href={pictureData(id).largest}
            data-lightbox={`${item.title}, ${label.toLowerCase()}`}
            data-alt={pictureData(id).alt}
            aria-label={t('lightbox.open_picture', { picture: `${item.title}, ${label.toLowerCase()}` })}
            className="inline-flex min-h-11 items-center text-lacquer underline underline-offset-4"
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
