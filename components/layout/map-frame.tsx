'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useInView } from '@/components/ui/use-in-view';

export type MapFrameProps = {
  src: string;
  title: string;
  className?: string;
  /** What shows until the map does, and where it never does. */
  children?: ReactNode;
};

/** How near the screen the map comes before it is asked for: a browser's own lazy loading starts thousands of pixels ahead. */
const NEAR = '200px';

/** A map from a third party, which hears of the visitor only once they scroll to it. */
export function MapFrame({ src, title, className = '', children }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useInView(frame, NEAR);
  const [isWanted, setIsWanted] = useState(false);
  if (isNear && !isWanted) setIsWanted(true);

  const map = (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  );
  return (
    <div
      ref={frame}
      className={`relative flex items-center justify-center bg-linen bg-[repeating-radial-gradient(circle_at_30%_120%,transparent_0_22px,var(--color-greige)_23px_24px)] ${className}`}
    >
      {children}
      {isWanted ? map : <noscript>{map}</noscript>}
    </div>
  );
}
