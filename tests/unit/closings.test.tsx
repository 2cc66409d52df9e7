/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ContactList } from '@/components/layout/contact-list';
import { showStatus } from '@/components/page-script/status';
import { salon } from '@/lib/content/content';
import { inLanguage } from './support/html';

jest.mock('@/lib/content/content', () => require('./support/bilingual').bilingual());
jest.mock('@/lib/generated/islands', () => ({ islandHref: () => '' }));

const closings = [
  { from: '2027-02-01', to: '2027-02-06', reason: "vacances d'hiver" },
  { from: '2027-07-19', to: '2027-07-19', reason: 'mariage' },
];

/** What is to be read of closings beside the hours when the page is made at an instant. */
function announced(instant: string, locale: 'fr' | 'de' = 'fr'): string[] {
  jest.setSystemTime(new Date(instant));
  render(inLanguage(<ContactList />, locale));
  return visible();
}

const visible = () =>
  screen.queryAllByRole('listitem').map((item) => item.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? '');

beforeEach(() => {
  jest.useFakeTimers();
  jest.replaceProperty(salon, 'closings', closings);
  jest.replaceProperty(salon, 'holidays', []);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const winter = 'Fermeture exceptionnelle du 1er février 2027 au 6 février 2027 : vacances d’hiver';
const summer = 'Fermeture exceptionnelle le 19 juillet 2027 : mariage';

it('closings are announced until their last day in Switzerland is over', () => {
  expect(announced('2027-02-06T23:59:00+01:00')).toEqual([winter, summer]);
  document.body.replaceChildren();
  expect(announced('2027-02-07T00:01:00+01:00')).toEqual([summer]);
});

it('a closing that has ended since the page was made is hidden in the browser, and none before', () => {
  announced('2027-01-15T12:00:00+01:00');
  jest.setSystemTime(new Date('2027-02-06T23:00:00+01:00'));
  showStatus();
  expect(visible()).toEqual([winter, summer]);
  jest.setSystemTime(new Date('2027-02-07T08:00:00+01:00'));
  showStatus();
  expect(visible()).toEqual([summer]);
});

it('the reason of a closing, which the owner gives in French, is marked as such on German pages', () => {
  announced('2027-01-15T12:00:00+01:00', 'de');
  expect(screen.getByText('mariage').closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(visible()[1]).toBe('Ausnahmsweise geschlossen am 19. Juli 2027: mariage');
});

describe('a public holiday', () => {
  const french = 'Fermé le 6 mai 2027 : Ascension';

  beforeEach(() => {
    jest.replaceProperty(salon, 'closings', []);
    jest.replaceProperty(salon, 'holidays', [{ rule: 'easter 39', names: { fr: 'Ascension', de: 'Auffahrt' } }]);
  });

  it('is announced shortly before, under its name in the language of the page', () => {
    expect(announced('2027-04-05T12:00:00+02:00')).toEqual([]);
    document.body.replaceChildren();
    expect(announced('2027-04-06T12:00:00+02:00')).toEqual([french]);
    document.body.replaceChildren();
    expect(announced('2027-04-06T12:00:00+02:00', 'de')).toEqual(['Geschlossen am 6. Mai 2027: Auffahrt']);
  });

  it('is announced in its time on a page that was made long before', () => {
    const shown = ['2027-04-05T12:00:00+02:00', '2027-04-07T12:00:00+02:00', '2027-05-07T08:00:00+02:00'];
    announced('2027-01-15T12:00:00+01:00');
    const read = shown.map((instant) => {
      jest.setSystemTime(new Date(instant));
      showStatus();
      return visible();
    });
    expect(read).toEqual([[], [french], []]);
  });
});
