import { useLocale } from 'next-intl';
import type { PictureId } from '@/content/pictures';
import { pictureAlt, pictureData } from '@/lib/pictures';

export type PictureProps = {
  id: PictureId;
  /** Width the picture takes, as in the `sizes` attribute. */
  sizes: string;
  /** Classes of the frame: give it a ratio (`aspect-[4/3]`) and whatever places it. */
  className?: string;
  /** True for the one picture that is on screen at load: fetched first, never lazily. */
  isPriority?: boolean;
  /** Empty where the picture only decorates. */
  alt?: string;
  /** Address of the picture that replaces this one should its file not load. */
  fallback?: string;
};

/** A responsive picture in a frame of fixed ratio, on a ground of its own main colour. No script. */
export function Picture({ id, sizes, className = '', isPriority = false, alt, fallback }: PictureProps) {
  const data = pictureData(id);
  const seen = pictureAlt(id, useLocale());
  return (
    <picture className={`block overflow-hidden ${className}`} style={{ backgroundColor: data.color }}>
      <source type="image/avif" srcSet={data.avif} sizes={sizes} />
      <img
        className="size-full object-cover"
        src={data.src}
        srcSet={data.webp}
        sizes={sizes}
        width={data.width}
        height={data.height}
        alt={alt ?? seen.alt}
        lang={alt === undefined ? seen.lang : undefined}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        data-fallback={fallback}
        style={{ objectPosition: `${data.focus[0]}% ${data.focus[1]}%` }}
      />
    </picture>
  );
}
