import { openingStatus, type StatusData } from '@/lib/dates/opening-hours';

/** Milliseconds. */
const MINUTE = 60_000;

/** Writes 'Ouvert' or 'Fermé' into every `data-status`, right for the visitor's moment, and keeps it right. */
export function showStatus(): void {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-status]')];
  if (!slots[0]) return;
  const update = () => {
    for (const slot of slots) {
      const { hours, closings, texts } = JSON.parse(slot.dataset.status as string) as StatusData;
      const status = openingStatus(new Date(), hours, closings);
      slot.style.setProperty('--dot', status === 'open' ? 'currentColor' : '');
      slot.textContent = texts[status as string] ?? '';
    }
  };
  const tick = () => {
    update();
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
  // The timers of a sleeping device are late.
  document.addEventListener('visibilitychange', update);
}
