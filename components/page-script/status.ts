import { openingStatus } from '@/lib/dates/opening-hours';

/** Milliseconds between two looks at the clock: looked at often rather than waited for, because timers stand still while a device sleeps. */
const LOOK = 5000;

/** Writes 'Ouvert' or 'Fermé' into every `data-status`, for the moment of the visit, and hides what has a time (`data-from`, `data-until`) outside it. */
export function showStatus(): void {
  const update = () => {
    for (const slot of document.querySelectorAll<HTMLElement>('[data-status]')) {
      const [isOpen, sentence] = openingStatus(new Date(), JSON.parse(slot.dataset.status as string));
      slot.style.setProperty('--dot', isOpen ? 'currentColor' : '');
      slot.textContent = sentence;
    }
    const now = new Date().toISOString();
    for (const closing of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const { from, until } = closing.dataset as { from: string; until: string };
      closing.hidden = now < from || until < now;
    }
  };
  update();
  setInterval(update, LOOK);
}
