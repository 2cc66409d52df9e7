import { notesFrom, type SeasonNote } from '@/lib/dates/season';

const months = 'Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre'.split(' ');
const notes = months.map((month): SeasonNote => [month, `Note de ${month}.`]);

it.each([
  ['2026-03-15T12:00:00Z', ['Mars', 'Avril', 'Mai', 'Juin']],
  ['2026-11-30T22:59:59Z', ['Novembre', 'Décembre', 'Janvier', 'Février']],
  ['2026-11-30T23:00:00Z', ['Décembre', 'Janvier', 'Février', 'Mars']],
  ['2027-06-30T21:59:59Z', ['Juin', 'Juillet', 'Août', 'Septembre']],
  ['2027-06-30T22:00:00Z', ['Juillet', 'Août', 'Septembre', 'Octobre']],
])('at %s the season notes that are shown are those of %j, by Swiss time', (instant, expected) => {
  expect(notesFrom(notes, new Date(instant)).map(([month]) => month)).toEqual(expected);
});
