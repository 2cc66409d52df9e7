import { openingStatus } from '@/lib/dates/opening-hours';

/** Milliseconds. */
const MINUTE = 60_000;

/** Writes 'Ouvert' or 'Fermé' into every `data-status`, for the moment of the visit, and hides what has a time (`data-from`, `data-until`) outside it. */
export function showStatus(): void {
  const update = () => {
    const now = new Date();
    const day = now.toISOString();
    for (const slot of document.querySelectorAll<HTMLElement>('[data-status]')) {
      const [isOpen, sentence] = openingStatus(now, JSON.parse(slot.dataset.status as string));
      slot.style.setProperty('--dot', isOpen ? 'currentColor' : '');
      slot.textContent = sentence;
    }
    for (const closing of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const { from, until } = closing.dataset as { from: string; until: string };
      closing.hidden = day < from || until < day;
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
