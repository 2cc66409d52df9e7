/** @jest-environment jsdom */
import { showStatus } from '@/components/browser/status';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['on a Thursday', '2026-12-17T10:00:00+01:00', 'Thursday and Friday'],
  ['on a day with hours of its own', '2026-12-24T10:00:00+01:00', undefined],
  ['on a day of holidays', '2026-12-25T10:00:00+01:00', undefined],
  ['on a day of the week without hours', '2026-12-20T10:00:00+01:00', undefined],
])('the line of the usual hours of today is marked where they hold: %s', (_, instant, marked) => {
  jest.setSystemTime(new Date(instant));
  const [usual, late] = [
    ['09:00', '18:00'],
    ['10:00', '20:00'],
  ];
  const week = [usual, usual, usual, late, late, [], []];
  const special = { '2026-12-24': ['09:00', '12:00'] };
  document.body.dataset.hours = JSON.stringify({ week, special, closed: ['12-25'] });
  document.body.innerHTML = '<p data-on="123">Monday to Wednesday</p><p data-on="45">Thursday and Friday</p>';
  showStatus();
  expect(document.querySelector('[aria-current]')?.textContent).toBe(marked);
});
