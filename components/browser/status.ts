import { openingStatus } from '@/lib/dates/opening-hours';

/** Milliseconds between two looks at the clock: looked at often rather than waited for, because timers stand still while a device sleeps. */
const LOOK = 5000;

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
      if (slot.textContent === sentence) continue;
      slot.classList.toggle('is-open', isOpen);
      slot.textContent = sentence;
    }
    for (const timed of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const { from, until, src } = timed.dataset as { from: string; until: string; src?: string };
      timed.hidden = day < from || until < day;
      if (src && !timed.hidden) {
        // Once, whether it comes or not.
        timed.dataset.src = '';
        import(src).catch(() => undefined);
      }
    }
  };
  update();
  setInterval(update, LOOK);
}
