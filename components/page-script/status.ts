import { openingStatus, type StatusData } from '@/lib/dates/opening-hours';

/** Milliseconds. */
const MINUTE = 60_000;

/** Writes 'Ouvert' or 'Fermé' into every `data-status`, for the moment of the visit, and hides closings that are over. */
export function showStatus(): void {
  const update = () => {
    for (const slot of document.querySelectorAll<HTMLElement>('[data-status]')) {
      const { hours, closings, texts } = JSON.parse(slot.dataset.status as string) as StatusData;
      const status = openingStatus(new Date(), hours, closings);
      slot.style.setProperty('--dot', status === 'open' ? 'currentColor' : '');
      slot.textContent = texts[status as string] ?? '';
    }
    for (const closing of document.querySelectorAll<HTMLElement>('[data-until]')) {
      closing.hidden = (closing.dataset.until as string) < new Date().toISOString();
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
