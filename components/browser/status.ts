import { hoursOn } from '@/lib/dates/open-days';
import { openingStatus, type StatusData } from '@/lib/dates/opening-hours';
import { zurichDay } from '@/lib/dates/zurich-date';

/** Interval in milliseconds at which the clock is read: short, because timers stop while the device sleeps. */
const LOOK = 5000;

/**
 * Writes into every `data-status` whether the salon is open, marks the line of today's hours (`data-on`), and shows
 * elements only from the day `data-from` to the day before `data-until`, when it loads their script (`data-src`).
 */
export function showStatus(): void {
  // Compared with what was written last, because a translator may have changed the text on the page.
  const written: string[] = [];
  const hours: StatusData = JSON.parse(document.body.dataset.hours as string);
  const update = () => {
    const now = new Date();
    const day = zurichDay(now);
    document.querySelectorAll<HTMLElement>('[data-status]').forEach((slot, index) => {
      const [isOpen, sentence] = openingStatus(now, hours, slot.dataset.status as string);
      slot.classList.toggle('is-open', isOpen);
      if (written[index] !== sentence) slot.textContent = written[index] = sentence;
    });
    // No line is marked on a special day or a closed day.
    const today = hours.week.indexOf(hoursOn(day, hours)) + 1;
    for (const line of document.querySelectorAll<HTMLElement>('[data-on]')) {
      const isCurrent = (line.dataset.on as string).includes(today as never);
      line.ariaCurrent = isCurrent ? 'date' : null;
    }
    for (const timed of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const { from, until, src } = timed.dataset as { from: string; until: string; src?: string };
      timed.hidden = day < from || until <= day;
      if (src && !timed.hidden) {
        // Loaded once, even if that fails.
        timed.dataset.src = '';
        import(src).catch(() => undefined);
      }
    }
  };
  update();
  setInterval(update, LOOK);
}
