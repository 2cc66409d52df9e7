/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { showStatus } from '@/components/browser/status';
import { Facts } from '@/components/contact/facts';
import { salon } from '@/lib/content/content';
import { inLanguage, type Language, plain } from '../support/html';

jest.mock('@/.generated/content', () => require('../support/small-site').smallSite());
jest.mock('@/lib/assets/islands', () => ({ islandHref: () => '' }));

const closed = (from: string, to: string, reason: string) => ({ from, to, reason, translations: [] });
const closedOn = (day: string, reason: string) => closed(day, day, reason);
const openOn = (day: string, hours: [string, string], reason: string) => {
  return { day, hours: [hours], reason, translations: [] };
};
const closings = [closed('2027-02-01', '2027-02-06', 'vacances d’hiver'), closedOn('2027-07-19', 'mariage')];

/** Returns the closings that a page built at the first instant announces at each of the instants. */
function announced(instants: string[], days: typeof salon.closings, locale: Language = 'fr'): string[][] {
  jest.replaceProperty(salon, 'closings', days);
  jest.replaceProperty(salon, 'holidays', [
    { rule: 'easter 39', names: { fr: 'Ascension', de: 'Auffahrt', it: 'Ascensione' } },
  ] as typeof salon.holidays);
  return instants.map((instant, index) => {
    jest.setSystemTime(new Date(instant));
    if (index === 0) render(inLanguage(<Facts />, locale));
    else showStatus();
    return screen.queryAllByRole('listitem').map(({ textContent }) => plain(textContent ?? ''));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  // Every page has its opening hours here, for its script.
  document.body.dataset.hours = JSON.stringify({ week: Array(7).fill([]), special: {}, closed: [] });
});
afterEach(() => jest.useRealTimers());

const winter = 'Fermeture exceptionnelle du 1er au 6 février 2027 : vacances d’hiver';
const summer = 'Fermeture exceptionnelle le 19 juillet 2027 : mariage';
const holiday = 'Fermé le 6 mai 2027 : Ascension';

it.each([
  ['built on that last day', closings, ['2027-02-06T23:59:00+01:00'], [[winter, summer]]],
  ['built when it is over', closings, ['2027-02-07T00:01:00+01:00'], [[summer]]],
  ['built before', closings, ['2027-02-06T23:00:00+01:00', '2027-02-07T08:00:00+01:00'], [[winter, summer], [summer]]],
  ['built 30 days before it', [], ['2027-04-06T12:00:00+02:00', '2027-05-07T08:00:00+02:00'], [[holiday], []]],
  ['built 31 days before it', [], ['2027-04-05T12:00:00+02:00', '2027-04-06T12:00:00+02:00'], [[], [holiday]]],
])(
  'a closing is announced until its last day in Switzerland is over, a holiday from 30 days before: on a page %s',
  (_, days, instants, expected) => {
    expect(announced(instants, days)).toEqual(expected);
  },
);

it('German pages name a holiday in German, and mark a reason in French as French', () => {
  expect(announced(['2027-04-06T12:00:00+02:00'], closings.slice(1), 'de')[0]?.sort()).toEqual([
    'Geschlossen am 19. Juli 2027: mariage',
    'Geschlossen am 6. Mai 2027: Auffahrt',
  ]);
  expect(screen.getByText('mariage').closest('[lang]')?.getAttribute('lang')).toBe('fr');
});

it('Italian pages announce closings, holidays and special days with the article of each date', () => {
  const market = ['2027-08-08', '2027-08-12'].map((day) => openOn(day, ['10:00', '16:30'], 'mercato'));
  jest.replaceProperty(salon, 'specialDays', market);
  const days = [closed('2027-08-02', '2027-08-11', 'vacanze'), closedOn('2027-07-19', 'nozze')];
  expect(announced(['2027-04-06T12:00:00+02:00'], days, 'it')[0]?.sort()).toEqual([
    'Chiuso dal 2 all’11 agosto 2027: vacanze',
    'Chiuso il 19 luglio 2027: nozze',
    'Chiuso il 6 maggio 2027: Ascensione',
    'Il 12 agosto 2027 aperto solo 10.00–16.30: mercato',
    'L’8 agosto 2027 aperto 10.00–16.30: mercato',
  ]);
});

it('a day with special hours is announced with hours and reason until it is over', () => {
  const days = [openOn('2026-12-31', ['09:00', '12:00'], 'foire'), openOn('2027-02-21', ['10:00', '16:30'], 'foire')];
  jest.replaceProperty(salon, 'specialDays', days);
  const [before, over] = announced(['2027-01-01T12:00:00+01:00', '2027-02-22T12:00:00+01:00'], closings.slice(1));
  expect(before).toEqual(['Le 21 février 2027, ouvert 10 h–16 h 30 : foire', summer]);
  expect(over?.join()).not.toContain('foire');
});
