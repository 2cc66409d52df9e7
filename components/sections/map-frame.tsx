export type MapFrameProps = { src: string; title: string; className?: string };

/** A map of a third party, loaded when it is scrolled to (components/page-script/near.ts). */
export function MapFrame({ src, title, className = '' }: MapFrameProps) {
  return (
    <div
      className={`bg-linen bg-[repeating-radial-gradient(circle_at_30%_120%,transparent_0_22px,--theme(--color-greige)_23px_24px)] ${className}`}
    >
      <iframe data-src={src} title={title} className="size-full noscript:hidden" />
      <noscript>
        <iframe src={src} title={title} loading="lazy" className="size-full" />
      </noscript>
    </div>
  );
}
