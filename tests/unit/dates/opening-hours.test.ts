/** @jest-environment jsdom */
import { showStatus } from '@/components/browser/status';
import { openingStatus, statusData } from '@/lib/dates/opening-hours';
import type { Week } from '@/lib/schema/salon';
import { halves } from '../support/booking';
import { type Language, messages, plain } from '../support/html';

/** Hours with midday breaks, a day closed, a long evening and a short Saturday. */
const week: Week = [halves, [], [['09:00', '18:00']], halves, [['09:00', '19:45']], [['08:30', '16:00']], []];

/** A Wednesday that ends in the morning, and a Sunday that is open for once. */
const special = { '2027-05-12': [['09:00', '11:15']], '2027-05-16': [['10:00', '16:00']] } as const;

/** Returns the hours as a page has them for its script; with `closed` there are no special days. */
const dataOf = (locale: Language, closed: string[] = []) =>
  statusData({ week, special: closed[0] ? {} : special, closed }, messages[locale].status, locale, '2026-08-01');

const said = (instant: string, closed?: string[]) =>
  (['fr', 'de'] as const).map((locale) => {
    const [, sentence] = openingStatus(new Date(instant), dataOf(locale, closed), messages[locale].status.open);
    return plain(sentence).replaceAll('’', "'");
  });

// 10 May 2027 is a Monday, 31 October the Sunday on which clocks go back.
it.each([
  ['2027-05-10T11:59:59+02:00', ["Ouvert, jusqu'à 12 h", 'Geöffnet bis 12 Uhr']],
  ['2027-05-10T12:00:00+02:00', ['Fermé, ouvre à 13 h 30', 'Geschlossen bis 13.30 Uhr']],
  ['2027-05-10T18:30:00+02:00', ['Fermé, ouvre mercredi à 9 h', 'Geschlossen bis Mittwoch, 9 Uhr']],
  ['2027-05-11T18:30:00+02:00', ['Fermé, ouvre demain à 9 h', 'Geschlossen bis morgen, 9 Uhr']],
  ['2027-10-31T23:30:00+01:00', ['Fermé, ouvre demain à 9 h', 'Geschlossen bis morgen, 9 Uhr']],
  ['2027-11-01T08:59:59+01:00', ['Fermé, ouvre à 9 h', 'Geschlossen bis 9 Uhr']],
  ['2027-05-14T19:44:59+02:00', ["Ouvert, jusqu'à 19 h 45", 'Geöffnet bis 19.45 Uhr']],
  ['2027-05-12T11:00:00+02:00', ["Ouvert, jusqu'à 11 h 15", 'Geöffnet bis 11.15 Uhr']],
  ['2027-05-12T14:00:00+02:00', ['Fermé, ouvre demain à 9 h', 'Geschlossen bis morgen, 9 Uhr']],
  ['2027-05-15T17:00:00+02:00', ['Fermé, ouvre demain à 10 h', 'Geschlossen bis morgen, 10 Uhr']],
  ['2027-05-16T15:00:00+02:00', ["Ouvert, jusqu'à 16 h", 'Geöffnet bis 16 Uhr']],
])('at %s the status on French and German pages is %j', (instant, sentences) => {
  expect(said(instant)).toEqual(sentences);
});

it.each([
  ['2026-08-09', ['Fermé, ouvre lundi à 9 h', 'Geschlossen bis Montag, 9 Uhr']],
  ['2026-08-16', ['Fermé, ouvre le 17 août à 9 h', 'Geschlossen bis am 17. August, 9 Uhr']],
  ['2026-09-30', ['Fermé, ouvre le 1er octobre à 9 h', 'Geschlossen bis am 1. Oktober, 9 Uhr']],
  ['2029-01-01', ['', '']],
])('on 4 August 2026, in a closing until %s, the status is %j', (to, sentences) => {
  expect(said('2026-08-04T10:00:00+02:00', [`2026-08-03/${to}`])).toEqual(sentences);
});

it('an open page changes its status within 5 seconds after the device has slept, and nothing before', () => {
  jest.useFakeTimers({ now: new Date('2027-05-13T14:00:00+02:00') });
  const slot = document.body.appendChild(document.createElement('p'));
  const shown = () => [plain(slot.textContent ?? ''), slot.matches('.is-open')];
  document.body.dataset.hours = JSON.stringify(dataOf('fr'));
  slot.dataset.status = messages.fr.status.open;
  showStatus();
  expect(shown()).toEqual(['Ouvert, jusqu’à 18 h', true]);
  const changes = new MutationObserver(() => undefined);
  changes.observe(slot, { attributes: true, childList: true, subtree: true });
  jest.advanceTimersByTime(60_000);
  expect(changes.takeRecords()).toEqual([]);
  jest.setSystemTime(new Date('2027-05-14T06:00:00+02:00'));
  jest.advanceTimersByTime(5000);
  expect(shown()).toEqual(['Fermé, ouvre à 9 h', false]);
  jest.useRealTimers();
});
