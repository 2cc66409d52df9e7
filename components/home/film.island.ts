import sources from '@/.generated/film.json';
import type { FilmSource } from '@/lib/assets/manifests';

const PLAY = 'M4 2v12l10-6z';
const PAUSE = 'M3 2h3v12H3zM10 2h3v12h-3z';

/** Milliseconds after the load event until a page counts as idle, in browsers without requestIdleCallback. */
const REST = 500;

/** Plays the silent film of the hero while it is visible, and shows the button that pauses it. */
export default function playFilm(root: HTMLElement): void {
  const video = root.querySelector('video');
  const button = document.querySelector<HTMLButtonElement>('[data-pause]');
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  if (!video || !button || saveData || effectiveType !== '4g') return;
  let isSeen = false;
  let isStopped = false;

  const update = () => {
    button.ariaLabel = (isStopped ? button.dataset.play : button.dataset.pause) ?? '';
    button.querySelector('path')?.setAttribute('d', isStopped ? PLAY : PAUSE);
    if (!isSeen || isStopped || document.hidden) return video.pause();
    // If autoplay is refused, for instance by a phone that saves power, the button offers to play the film.
    video.play().catch((error: Error) => {
      if (error.name !== 'NotAllowedError') return;
      isStopped = true;
      update();
    });
  };
  const begin = () => {
    // A salon may have no film for upright phones: then nothing is played there.
    const fitting = (sources as FilmSource[]).filter(({ media }) => matchMedia(media).matches);
    for (const { src, type } of fitting) video.append(Object.assign(document.createElement('source'), { src, type }));
    // CSS hides the film under reduced motion, so that it never intersects and never plays.
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = Boolean(entry?.isIntersecting);
      update();
    });
    observer.observe(video);
  };
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, REST));
  video.addEventListener('canplay', () => {
    video.style.opacity = '1';
    button.hidden = false;
  });
  button.addEventListener('click', () => {
    isStopped = !isStopped;
    update();
  });
  document.addEventListener('visibilitychange', update);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}
