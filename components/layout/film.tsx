'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from '@/components/ui/use-in-view';

export type FilmProps = {
  /** Addresses of the same film: AV1 in WebM, H.264 in MP4. */
  sources: { webm: string; mp4: string };
  labels: { pause: string; play: string };
  /** The poster, which is all the server renders. */
  children: ReactNode;
  /** What lies over the picture and under the words, such as a veil. */
  overlay?: ReactNode;
  /** Point of the picture that stays in view, as the poster's: percent of width and height. */
  focus?: readonly [number, number];
};

const WELCOME = '(min-width: 48rem) and (prefers-reduced-motion: no-preference)';

/** A silent film that fades in over its poster once the page is loaded, where there is room, data and leave to move. */
export function Film({ sources, labels, children, overlay, focus = [50, 50] }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isWelcome, setIsWelcome] = useState(false);
  const isInView = useInView(frame);
  const [hasStarted, setHasStarted] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [isStopped, setIsStopped] = useState(false);

  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const query = matchMedia(WELCOME);
    const decide = () => setIsWelcome(query.matches && !connection?.saveData);
    if (document.readyState === 'complete') decide();
    else addEventListener('load', decide, { once: true });
    query.addEventListener('change', decide);
    return () => {
      removeEventListener('load', decide);
      query.removeEventListener('change', decide);
    };
  }, []);

  if (isWelcome && isInView && !hasStarted) setHasStarted(true);
  const isShown = isWelcome && hasStarted;
  const isPlaying = isInView && !isStopped;
  useEffect(() => {
    if (!isShown) setIsReady(false);
    else if (!isPlaying) video.current?.pause();
    // Refused, as in a phone's power saving: the film stands still, and the button offers to try.
    else video.current?.play().catch((error: Error) => error.name === 'NotAllowedError' && setIsStopped(true));
  }, [isShown, isPlaying]);

  return (
    <>
      <div ref={frame} className="absolute inset-0 -z-10 overflow-hidden print:hidden">
        {children}
        {isShown && (
          <video
            ref={video}
            muted
            loop
            playsInline
            preload="auto"
            aria-hidden="true"
            tabIndex={-1}
            onCanPlay={() => setIsReady(true)}
            className={`absolute inset-0 size-full object-cover transition-opacity duration-700 ${isReady ? '' : 'opacity-0'}`}
            style={{ objectPosition: `${focus[0]}% ${focus[1]}%` }}
          >
            <source src={sources.webm} type='video/webm; codecs="av01.0.05M.08"' />
            <source src={sources.mp4} type="video/mp4" onError={() => setIsWelcome(false)} />
          </video>
        )}
        {overlay}
      </div>
      {isShown && isReady && (
        <button
          type="button"
          onClick={() => setIsStopped(!isStopped)}
          className="absolute right-gutter bottom-20 z-10 flex size-11 items-center justify-center rounded-full border border-paper/60 bg-ink/40 text-paper print:hidden"
        >
          <span className="sr-only">{isStopped ? labels.play : labels.pause}</span>
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-current">
            <path d={isStopped ? 'M4 2v12l10-6z' : 'M3 2h3v12H3zM10 2h3v12h-3z'} />
          </svg>
        </button>
      )}
    </>
  );
}
