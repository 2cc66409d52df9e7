import plateau from '@/components/sections/plateau.svg';

export type MapFrameProps = {
  src: string;
  title: string;
  /** What the drawn map shows. */
  alt: string;
  className?: string;
};

/**
 * A map of a third party, loaded when it is scrolled to (components/page-script/near.ts), over a drawn one: that is seen
 * before the other comes, and on paper (app/print.css).
 */
export function MapFrame({ src, title, alt, className = '' }: MapFrameProps) {
  return (
    <div className={`relative bg-linen ${className}`}>
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size of file for all. */}
      <img src={plateau.src} alt={alt} loading="lazy" className="absolute size-full object-cover" />
      <iframe data-src={src} title={title} className="relative size-full noscript:hidden" />
      <noscript>
        <iframe src={src} title={title} loading="lazy" className="relative size-full" />
      </noscript>
    </div>
  );
}
