/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { BookingProps } from '@/components/booking/booking-props';
import { DatePopover } from '@/components/booking/date-popover';
import fr from '@/messages/fr.json';
import { openWeek } from '../support/booking';
import '../support/dom';

// Every language that the engine speaks, whatever those of the salon are.
jest.mock('@/.generated/day-locales', () => {
  const { fr, de, it: italian, enGB } = require('react-day-picker/locale');
  return { dayLocales: { fr, de, it: italian, en: enGB } };
});

const labels = { form: fr.form as BookingProps['labels']['form'] } as BookingProps['labels'];

/** Opens the calendar on a day, at an instant; the returned list has what was chosen. */
function open({ now = '2026-11-21T12:00:00Z', day = '2026-11-24', locale = 'fr' } = {}) {
  jest.useFakeTimers({ now: new Date(now) });
  const anchor = { current: document.body.appendChild(document.createElement('button')) };
  const happened: (string | boolean)[] = [];
  const note = (event: string | boolean) => void happened.push(event);
  const rules = { labels, locale, open: { week: openWeek, special: {}, closed: ['2026-11-26/2026-11-27'] } };
  render(<DatePopover {...rules} {...{ anchor, day }} isOpen onChoose={note} onOpenChange={note} />);
  return happened;
}

const day = (text: string) => screen.getByLabelText(text, { exact: false });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const month = () => document.querySelector('table');

afterEach(() => jest.useRealTimers());

it.each([
  ['fr', 'lundi', 'novembre 2026', 'dimanche'],
  ['de', 'Montag', 'November 2026', 'Sonntag'],
  ['it', 'lunedì', 'novembre 2026', 'domenica'],
  ['en', 'Sunday', 'November 2026', 'Saturday'],
])('speaks %s: the week begins on %s', (locale, first, name, last) => {
  open({ locale });
  const weekdays = [...document.querySelectorAll('th')].map((weekday) => weekday.getAttribute('aria-label'));
  expect([weekdays[0], weekdays[6]]).toEqual([first, last]);
  expect(month()).toHaveAccessibleName(name);
});

it.each([
  ['fr', 'lundi 23 novembre', 'samedi 28 novembre'],
  // Its Sunday is closed, and so are the two days before Saturday.
  ['en', 'Monday, 23 November', 'Saturday, 28 November'],
])('in %s Home and End go to the first and the last day of the week that can be chosen', (locale, first, last) => {
  open({ locale, day: '2026-11-25' });
  press('End');
  expect(day(last)).toHaveFocus();
  press('Home');
  expect(day(first)).toHaveFocus();
});

it('says which day is chosen; goes from it by key, over past days, Sundays and closings; hands over the day that is clicked', () => {
  const happened = open();
  expect(day('mardi 24 novembre 2026, sélectionné')).toHaveFocus();
  expect(screen.getByText('Date choisie : mardi 24 novembre 2026')).toHaveAttribute('role', 'status');
  for (const closed of ['samedi 31 octobre', 'vendredi 20', 'jeudi 26']) expect(day(closed)).toBeDisabled();
  for (const key of ['ArrowRight', 'ArrowRight']) press(key);
  expect(day('samedi 28 novembre')).toHaveFocus();
  for (const key of ['ArrowLeft', 'End']) press(key);
  expect(day('samedi 28 novembre')).toHaveFocus();
  expect(day('mardi 1er décembre')).toHaveTextContent(/^1er$/);
  press('ArrowRight');
  fireEvent.click(document.activeElement as Element);
  expect(happened).toEqual(['2026-11-30', false]);
});

it('opens on a month with days to choose, on the last Sunday of a month, and does not go back before this month', () => {
  open({ now: '2026-05-31T10:00:00Z', day: '2026-05-31' });
  expect(month()).toHaveAccessibleName('juin 2026');
  fireEvent.click(day('Aller au mois précédent'));
  expect(month()).toHaveAccessibleName('mai 2026');
  expect(day('Aller au mois précédent')).toHaveAttribute('aria-disabled', 'true');
});

it('ends with the last day that can be asked for', () => {
  open({ day: '2028-11-15' });
  expect(day('samedi 18 novembre 2028')).toBeEnabled();
  expect(day('mardi 21 novembre 2028')).toBeDisabled();
  expect(day('Aller au mois suivant')).toHaveAttribute('aria-disabled', 'true');
});
