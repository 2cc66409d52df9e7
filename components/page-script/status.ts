import { openingStatus } from '@/lib/dates/opening-hours';

/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Writes 'Ouvert' or 'Fermé' into every `data-status`, for the moment of the visit, hides what has a time (`data-from`,
 * `data-until`) outside it, and loads in its time the script that such a thing names (`data-src`).
 */
export function showStatus(): void {
  const update = () => {
    const now = new Date();
    const day = now.toISOString();
    for (const slot of document.querySelectorAll<HTMLElement>('[data-status]')) {
      const [isOpen, sentence] = openingStatus(now, JSON.parse(slot.dataset.status as string));
      slot.style.setProperty('--dot', isOpen ? 'currentColor' : '');
      slot.textContent = sentence;
    }
    for (const timed of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const { from, until, src } = timed.dataset as { from: string; until: string; src?: string };
      timed.hidden = day < from || until < day;
      // Asked for again at the next minute where it does not come; what has come is not.
      if (src && !timed.hidden) import(src).catch(() => undefined);
    }
  };
  const tick = () => {
    update();
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
  // Timers of a device that was suspended are late.
  document.addEventListener('visibilitychange', update);
}
