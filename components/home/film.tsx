import { useTranslations } from 'next-intl';
import { IslandRoot } from '@/components/browser/island';
import { hasFilm } from '@/lib/assets/film';

export type FilmProps = {
  /** Focal point, the same as the poster's: percent of width and height. */
  focus: readonly [number, number];
};

const seen = 'motion-reduce:hidden print:hidden';

/** A silent film, if the salon has one, that fades in over its poster once the page is idle (film.island.ts). */
export function Film({ focus }: FilmProps) {
  if (!hasFilm()) return null;
  return (
    <IslandRoot
      name="film"
      startsIn="motion"
      className={`pointer-events-none absolute inset-0 overflow-hidden ${seen}`}
    >
      <video
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className="absolute inset-0 -z-10 size-full object-cover opacity-0 [transition:opacity_700ms]"
        style={{ objectPosition: `${focus[0]}% ${focus[1]}%` }}
      />
    </IslandRoot>
  );
}

/** Pauses and plays the film; shown once the film can play. */
export function FilmButton() {
  const t = useTranslations('hero');
  if (!hasFilm()) return null;
  return (
    <button type="button" hidden data-pause={t('pause')} data-play={t('play')} className={`film-button ${seen}`}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-current">
        <path />
      </svg>
    </button>
  );
}
