import type { ComponentProps } from 'react';

export type MapFrameProps = { src: string; title: string; className?: string };

/** A map from a third party, asked for when the visitor comes near it (components/page-script/maps.ts). */
export function MapFrame({ src, title, className = '' }: MapFrameProps) {
  const frame: ComponentProps<'iframe'> = {
    title,
    loading: 'lazy',
    referrerPolicy: 'strict-origin-when-cross-origin',
    className: `w-full bg-linen bg-[repeating-radial-gradient(circle_at_30%_120%,transparent_0_22px,var(--color-greige)_23px_24px)] ${className}`,
  };
  return (
    <>
      <iframe {...frame} data-src={src} className={`noscript:hidden ${frame.className}`} />
      <noscript>
        <iframe {...frame} src={src} />
      </noscript>
    </>
  );
}
