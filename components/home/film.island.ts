import sources from '@/.generated/film.json';
import type { FilmSource } from '@/lib/assets/manifests';

const PLAY = 'M4 2v12l10-6z';
const PAUSE = 'M3 2h3v12H3zM10 2h3v12h-3z';

/** Plays the silent film of a hero over its poster while it is seen, and shows the button among its words that stops it. */
export default function playFilm(root: HTMLElement): void {
  const video = root.querySelector('video');
  const button = document.querySelector<HTMLButtonElement>('[data-pause]');
  if (!video || !button || navigator.connection?.saveData) return;
  for (const source of sources as FilmSource[]) video.append(Object.assign(document.createElement('source'), source));
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
  const showFilm = () => {
    video.style.opacity = '1';
    button.hidden = false;
  };
  const begin = () => {
    // Where CSS hides the film (phones, reduced motion) it never intersects, so it never plays.
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = Boolean(entry?.isIntersecting);
      update();
    });
    observer.observe(video);
  };
  video.addEventListener('canplay', showFilm, { once: true });
  button.addEventListener('click', () => {
    isStopped = !isStopped;
    update();
  });
  document.addEventListener('visibilitychange', update);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
