import { useLocale } from 'next-intl';
import { uprightPosterScreens } from '@/lib/assets/film';
import { pictureAlt, pictureData } from '@/lib/assets/pictures';
import type { PictureId } from '@/lib/schema/pictures';

export type HeroPosterProps = { wide: PictureId; tall?: PictureId };

/** The picture that fills the hero: `tall` on the screens of an upright film, else `wide`. */
export function HeroPoster(posters: HeroPosterProps) {
  const wide = pictureData(posters.wide);
  const tall = posters.tall && pictureData(posters.tall);
  const seen = pictureAlt(posters.wide, useLocale());
  return (
    <picture className="absolute inset-0" style={{ backgroundColor: wide.color }}>
      {/* Screens without AVIF show the wide poster. */}
      {tall && (
        <source media={uprightPosterScreens()} {...sourceOf(tall, '100vw')} width={tall.width} height={tall.height} />
      )}
      <source {...sourceOf(wide, tall ? '100vw' : `(orientation: portrait) ${widthOf(wide)}, 100vw`)} />
      <img
        className="size-full object-cover"
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={seen.alt}
        lang={seen.lang}
        fetchPriority="high"
        data-fallback={wide.fallback}
        style={{ objectPosition: `${wide.focus[0]}% ${wide.focus[1]}%` }}
      />
    </picture>
  );
}

type Poster = ReturnType<typeof pictureData>;

/** Returns the attributes of a `<source>`; a drawing has no AVIF files, but one file for every width. */
const sourceOf = ({ src, avif }: Poster, sizes: string) =>
  avif ? { type: 'image/avif', srcSet: avif, sizes } : { srcSet: src };

/** Returns the width of a poster that fills the screen, for `sizes`: `max(100vw, 178vh)` for 16:9. */
const widthOf = ({ width, height }: Poster) => `max(100vw, ${Math.round((100 * width) / height)}vh)`;
