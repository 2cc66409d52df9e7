/** @jest-environment jsdom */
import { showStatus } from '@/components/page-script/status';
import { statusData } from '@/lib/dates/opening-hours';
import { messages } from '../support/html';

const day = [
  ['09:00', '12:00'],
  ['13:30', '18:00'],
] as const;
const week = [day, day, day, day, day, day, []];
const text = () => document.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ');
const dot = () => document.querySelector('p')?.style.getPropertyValue('--dot');

/** A page opened at an instant. */
function open(instant: string) {
  jest.setSystemTime(new Date(instant));
  const { open, closed, closed_today: closedToday, closed_tomorrow: closedTomorrow } = messages.fr.status;
  const slot = document.createElement('p');
  slot.dataset.status = JSON.stringify(
    statusData({ week, closings: [] }, { open, closed, closedToday, closedTomorrow }, 'fr', '2026-01-01'),
  );
  document.body.replaceChildren(slot);
  showStatus();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// 12 January 2026 is a Monday.
it('changes when the clock does, for as long as the page is open, and so does its dot', () => {
  open('2026-01-12T17:58:30+01:00');
  jest.advanceTimersByTime(89_999);
  expect([text(), dot()]).toEqual(['Ouvert, jusqu’à 18 h', 'currentColor']);
  jest.advanceTimersByTime(1);
  expect([text(), dot()]).toEqual(['Fermé, ouvre demain à 9 h', '']);
});

it('is right soon after a device has slept, whatever its timers waited for', () => {
  open('2026-01-12T12:00:00+01:00');
  jest.setSystemTime(new Date('2026-01-13T06:00:00+01:00'));
  jest.advanceTimersByTime(5000);
  expect(text()).toBe('Fermé, ouvre à 9 h');
});
