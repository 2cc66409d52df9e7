/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { BookingProps } from '@/components/booking/booking-props';
import { DatePopover } from '@/components/booking/date-popover';
import fr from '@/messages/fr.json';
import { openWeek } from '../support/booking';
import '../support/dom';

// Every language that the engine speaks, whatever languages the salon has.
jest.mock('@/.generated/day-locales', () => {
  const { fr, de, it: italian, enGB } = require('react-day-picker/locale');
  return { dayLocales: { fr, de, it: italian, en: enGB } };
});

const labels = { form: fr.form as BookingProps['labels']['form'] } as BookingProps['labels'];

/** Opens the calendar on a day, at an instant. The returned list gets the chosen days, and false when it closes. */
function open({ now = '2026-11-21T12:00:00Z', day = '2026-11-24', locale = 'fr' } = {}) {
  jest.useFakeTimers({ now: new Date(now) });
  const anchor = { current: document.body.appendChild(document.createElement('button')) };
  const happened: (string | boolean)[] = [];
  const note = (event: string | boolean) => void happened.push(event);
  const rules = { labels, locale, open: { week: openWeek, special: {}, closed: ['2026-11-26/2026-11-27'] } };
  render(<DatePopover {...rules} {...{ anchor, day }} isOpen onChoose={note} onClose={() => note(false)} />);
  return happened;
}

const day = (text: string) => screen.getByLabelText(text, { exact: false });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const month = () => document.querySelector('table');

afterEach(() => jest.useRealTimers());

const pressAll = (...keys: string[]) => {
  for (const key of keys) press(key);
};

it.each([
  ['2026-12-10', ['PageDown'], 'dimanche 10 janvier 2027, fermé'],
  ['2026-11-24', ['ArrowRight', 'ArrowRight'], 'jeudi 26 novembre 2026, fermé'],
  ['2026-11-25', ['End'], 'dimanche 29 novembre 2026, fermé'],
  ['2026-11-24', ['ArrowUp'], 'mardi 17 novembre 2026, passé'],
])('in the calendar, keys lead from %s by %j to "%s", and skip no closed day', (from, keys, to) => {
  open({ now: '2026-11-18T12:00:00Z', day: from });
  pressAll(...keys);
  expect(day(to)).toHaveFocus();
});

it('the calendar opens with the focus on the chosen day; a click returns a day and closes it', () => {
  const happened = open();
  expect(day('mardi 24 novembre 2026, sélectionné')).toHaveFocus();
  pressAll('ArrowDown', 'ArrowLeft');
  expect(day('lundi 30 novembre')).toHaveFocus();
  fireEvent.click(document.activeElement as Element);
  expect(happened).toEqual(['2026-11-30', false]);
});

it('days of the calendar that cannot be chosen are reachable, give a reason, and return nothing', () => {
  const happened = open();
  const refused = [
    'vendredi 20 novembre 2026, passé',
    'jeudi 26 novembre 2026, fermé',
    'dimanche 29 novembre 2026, fermé',
  ];
  for (const name of refused) {
    expect(day(name)).toHaveAttribute('aria-disabled', 'true');
    expect(day(name)).toBeEnabled();
    fireEvent.click(day(name));
  }
  expect(happened).toEqual([]);
});

it('the calendar opens on the first day that can be chosen if the field’s cannot, and shows no past month', () => {
  open({ now: '2026-05-31T10:00:00Z', day: '2026-05-31' });
  expect(day('lundi 1 juin 2026')).toHaveFocus();
  expect(day('lundi 1 juin 2026')).toHaveTextContent(/^1$/);
  fireEvent.click(day('Aller au mois précédent'));
  expect(month()).toHaveAccessibleName('mai 2026');
  expect(day('Aller au mois précédent')).toHaveAttribute('aria-disabled', 'true');
});
