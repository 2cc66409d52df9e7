import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StatusChip } from '@/components/layout/status-chip';

const props = {
  hours: { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' },
  closings: [],
  labels: {
    open: 'open {time}',
    closed: 'closed {day} {time}',
    closedToday: 'today {time}',
    closedTomorrow: 'tomorrow {time}',
  },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is absent from the server HTML', () => {
  expect(renderToString(<StatusChip {...props} />)).toBe('');
});

it('changes by itself when the salon closes', () => {
  jest.setSystemTime(new Date('2026-01-12T17:59:30+01:00'));
  render(<StatusChip {...props} />);
  expect(screen.getByText(/^open 18/)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText(/^tomorrow 9/)).toBeInTheDocument();
});

it('is right again when a sleeping device wakes up', () => {
  jest.setSystemTime(new Date('2026-01-12T12:00:00+01:00'));
  render(<StatusChip {...props} />);
  jest.setSystemTime(new Date('2026-01-12T20:00:00+01:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/^tomorrow 9/)).toBeInTheDocument();
});
