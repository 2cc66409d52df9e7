import { hoursOn } from '@/lib/dates/open-days';
import { openingStatus, type StatusData } from '@/lib/dates/opening-hours';
import { zurichDay } from '@/lib/dates/zurich-date';

/** Interval in milliseconds at which the clock is read: short, because timers stop while the device sleeps. */
const LOOK = 5000;

/**
 * Writes into every `data-status` whether the salon is open, marks the line of today's hours (`data-on`), and shows
 * timed elements from the day `data-from` to the day before `data-until`, where their script (`data-src`) is loaded.
 */
export function showStatus(): void {
  // The sentence last written: the text on the page may be a translator's.
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
    // 1 (Monday) to 7; 0 on a special day or during a closing, when no line is marked.
    const today = hours.week.indexOf(hoursOn(day, hours)) + 1;
    for (const line of document.querySelectorAll<HTMLElement>('[data-on]')) {
      const isCurrent = (line.dataset.on as string).includes(today as never);
      line.ariaCurrent = isCurrent ? 'date' : null;
    }
    for (const timed of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const { from, until, src } = timed.dataset as { from: string; until: string; src?: string };
      timed.hidden = day < from || until <= day;
      if (src && !timed.hidden) {
        timed.dataset.src = '';
        import(src).catch(() => undefined);
      }
    }
  };
  update();
  setInterval(update, LOOK);
}
