import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePopover } from '@/components/booking/date-popover';
import type { BookingLabels } from '@/components/booking/labels';
import type { DayLocale } from '@/lib/dates/day-format';
import fr from '@/messages/fr.json';

const labels = { dateDialog: fr.form.date_dialog, dateSelected: fr.form.date_selected } as BookingLabels;
const onChoose = jest.fn();
const onOpenChange = jest.fn();

/** Opens the calendar on a day, at an instant. */
function open({ now = '2026-11-21T12:00:00Z', day = '2026-11-24', locale = 'fr' as DayLocale } = {}) {
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
  const anchor = { current: document.body.appendChild(document.createElement('button')) };
  const closings = [{ from: '2026-11-26', to: '2026-11-27' }];
  const openDays = [1, 2, 3, 4, 5, 6];
  render(<DatePopover {...{ labels, openDays, closings, locale, anchor, day, onChoose, onOpenChange }} isOpen />);
  return within(screen.getByRole('dialog', { name: fr.form.date_dialog }));
}

const day = (text: RegExp) => screen.getByRole('button', { name: text });

beforeEach(() => jest.clearAllMocks());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it.each([
  ['fr', 'lundi', 'novembre 2026', 'dimanche'],
  ['de', 'Montag', 'November 2026', 'Sonntag'],
  ['en', 'Sunday', 'November 2026', 'Saturday'],
] as const)('speaks %s: the week begins on %s', (locale, first, month, last) => {
  const dialog = open({ locale });
  const weekdays = dialog.getAllByRole('columnheader', { hidden: true });
  expect(weekdays.at(0)).toHaveAccessibleName(first);
  expect(weekdays.at(-1)).toHaveAccessibleName(last);
  expect(dialog.getAllByRole('grid')).toHaveLength(1);
  expect(dialog.getByRole('grid')).toHaveAccessibleName(month);
});

it('shows the days of the neighbouring months', () => {
  open();
  expect(day(/mardi 1 décembre 2026|mardi 1er décembre 2026/)).toBeEnabled();
});

it('has the focus on the chosen day', () => {
  open();
  expect(day(/mardi 24 novembre 2026.*sélectionné/)).toHaveFocus();
});

it('lets no one choose past days, Sundays and closings', () => {
  open();
  expect(day(/vendredi 20 novembre/)).toBeDisabled();
  expect(day(/samedi 21 novembre/)).toBeEnabled();
  expect(day(/dimanche 29 novembre/)).toBeDisabled();
  expect(day(/jeudi 26 novembre/)).toBeDisabled();
  expect(day(/samedi 28 novembre/)).toBeEnabled();
});

it('hands over the day that was clicked, and closes', async () => {
  open();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(day(/lundi 30 novembre/));
  expect(onChoose).toHaveBeenCalledWith('2026-11-30');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('goes from day to day by key, over the closed ones', async () => {
  open();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(day(/samedi 28 novembre/)).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('2026-11-30');
});

it('opens on a month with days to choose, on the last Sunday of a month', () => {
  const dialog = open({ now: '2026-05-31T10:00:00Z', day: '2026-05-31' });
  expect(dialog.getByRole('grid')).toHaveAccessibleName('juin 2026');
});

it('does not go back before this month', () => {
  const dialog = open();
  expect(dialog.getByRole('button', { name: 'Aller au mois précédent' })).toHaveAttribute('aria-disabled', 'true');
});

it('says which day is chosen', () => {
  const dialog = open();
  expect(dialog.getByText('Date choisie : mardi 24 novembre 2026')).toHaveRole('status');
});
