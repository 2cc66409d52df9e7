import sources from '@/.generated/film.json';
import type { FilmSource } from '@/lib/assets/manifests';

const PLAY = 'M4 2v12l10-6z';
const PAUSE = 'M3 2h3v12H3zM10 2h3v12h-3z';

/** Milliseconds after the load event until the page counts as at rest, in browsers that do not say when they are idle. */
const REST = 500;

/** Plays the silent film of a hero over its poster while it is seen, and shows the button among its words that stops it. */
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
    // Autoplay is refused, for instance when a phone saves power: the film stays paused and the button offers to play it.
    video.play().catch((error: Error) => {
      if (error.name !== 'NotAllowedError') return;
      isStopped = true;
      update();
    });
  };
  const begin = () => {
    // On a phone held upright a salon may have no film.
    const fitting = (sources as FilmSource[]).filter(({ media }) => matchMedia(media).matches);
    for (const { src, type } of fitting) video.append(Object.assign(document.createElement('source'), { src, type }));
    // Under reduced motion CSS hides the film: it never intersects, so it never plays.
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
