/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ContactList } from '@/components/layout/contact-list';
import { showStatus } from '@/components/page-script/status';
import { salon } from '@/lib/content/content';
import { inLanguage } from './support/html';

jest.mock('@/lib/content/content', () => require('./support/bilingual').bilingual());
jest.mock('@/lib/generated/islands', () => ({ islandHref: () => '' }));

/** What is to be read of closings beside the hours of a page that is made at the first instant, at each of them. */
function announced(instants: string[], locale: 'fr' | 'de' = 'fr'): string[][] {
  return instants.map((instant, index) => {
    jest.setSystemTime(new Date(instant));
    if (index === 0) render(inLanguage(<ContactList />, locale));
    else showStatus();
    return screen.queryAllByRole('listitem').map((item) => item.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? '');
  });
}

const closings = [
  { from: '2027-02-01', to: '2027-02-06', reason: "vacances d'hiver" },
  { from: '2027-07-19', to: '2027-07-19', reason: 'mariage' },
];
const ascension = [{ rule: 'easter 39', names: { fr: 'Ascension', de: 'Auffahrt' } }] as typeof salon.holidays;

/** A salon with these days. */
function close(days: Pick<typeof salon, 'closings' | 'holidays'>): void {
  jest.replaceProperty(salon, 'closings', days.closings);
  jest.replaceProperty(salon, 'holidays', days.holidays);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const winter = 'Fermeture exceptionnelle du 1er février 2027 au 6 février 2027 : vacances d’hiver';
const summer = 'Fermeture exceptionnelle le 19 juillet 2027 : mariage';
const holiday = 'Fermé le 6 mai 2027 : Ascension';

it.each([
  ['on a page made on its last day', ['2027-02-06T23:59:00+01:00'], [[winter, summer]]],
  ['on a page made when it is over', ['2027-02-07T00:01:00+01:00'], [[summer]]],
  [
    'on a page made long before',
    ['2027-01-15T12:00:00+01:00', '2027-02-06T23:00:00+01:00', '2027-02-07T08:00:00+01:00'],
    [[winter, summer], [winter, summer], [summer]],
  ],
])('a closing is announced until its last day in Switzerland is over, %s', (_, instants, expected) => {
  close({ closings, holidays: [] });
  expect(announced(instants)).toEqual(expected);
});

it.each([
  ['on a page made in its time', ['2027-04-06T12:00:00+02:00'], [[holiday]]],
  [
    'on a page made before',
    ['2027-04-05T12:00:00+02:00', '2027-04-06T12:00:00+02:00', '2027-05-07T08:00:00+02:00'],
    [[], [holiday], []],
  ],
])('a public holiday is announced shortly before, %s', (_, instants, expected) => {
  close({ closings: [], holidays: ascension });
  expect(announced(instants)).toEqual(expected);
});

it('German pages name a holiday in German, and mark the reason of a closing as the French that the owner gave', () => {
  close({ closings: closings.slice(1), holidays: ascension });
  expect(announced(['2027-04-06T12:00:00+02:00'], 'de')[0]?.sort()).toEqual([
    'Ausnahmsweise geschlossen am 19. Juli 2027: mariage',
    'Geschlossen am 6. Mai 2027: Auffahrt',
  ]);
  expect(screen.getByText('mariage').closest('[lang]')?.getAttribute('lang')).toBe('fr');
});
