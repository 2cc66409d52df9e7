import type { PictureData } from '@/lib/assets/pictures';

export type PictureViewProps = {
  data: PictureData;
  alt: string;
  lang?: string;
  sizes: string;
  /** Classes of the frame, for its ratio (`aspect-[4/3]`) and its place. */
  className?: string;
  /** True for a picture on the first screen: it is fetched first, and not lazily. */
  isPriority?: boolean;
};

/** The HTML of a picture, for server and islands: AVIF in several widths, and one WebP for other browsers. */
export function PictureView({ data, sizes, className = '', isPriority = false, alt, lang }: PictureViewProps) {
  return (
    <picture className={`block overflow-hidden ${className}`} style={{ backgroundColor: data.color }}>
      {data.avif && <source type="image/avif" srcSet={data.avif} sizes={sizes} />}
      <img
        className="size-full object-cover"
        src={data.src}
        width={data.width}
        height={data.height}
        alt={alt}
        lang={lang}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        data-fallback={data.fallback}
        style={{ objectPosition: `${data.focus[0]}% ${data.focus[1]}%` }}
      />
    </picture>
  );
}
