import { season } from '@/content/schema/season';
import { seasonNotes } from '@/lib/content/season';
import { notesFrom } from '@/lib/dates/season';
import { typeset } from '@/lib/i18n/typography';
import { checkAfter } from '../content/support/changed-content';

const monthsAt = (instant: string) => notesFrom(seasonNotes, new Date(instant)).map(([month]) => month);

it.each([
  ['2026-03-15T12:00:00Z', ['Mars', 'Avril', 'Mai', 'Juin']],
  ['2026-09-15T12:00:00Z', ['Septembre', 'Octobre', 'Novembre', 'Décembre']],
  ['2026-11-30T22:59:59Z', ['Novembre', 'Décembre', 'Janvier', 'Février']],
  ['2026-11-30T23:00:00Z', ['Décembre', 'Janvier', 'Février', 'Mars']],
  ['2027-06-30T21:59:59Z', ['Juin', 'Juillet', 'Août', 'Septembre']],
  ['2027-06-30T22:00:00Z', ['Juillet', 'Août', 'Septembre', 'Octobre']],
])('at %s, on the clocks of Switzerland, the notes are those of %j', (instant, months) => {
  expect(monthsAt(instant)).toEqual(months);
});

it('each month has its own note, in whatever order the file names them', async () => {
  const byMonth = Object.entries(season.shape).map(([id]) => [id, `Note de ${id}.`] as const);
  const { content } = await checkAfter([
    'content/season.json',
    '',
    JSON.stringify(Object.fromEntries(byMonth.toReversed())),
  ]);
  expect(content?.season).toEqual(byMonth.map(([, note]) => note));
  expect(seasonNotes.map(([month]) => month)).toEqual(
    'Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre'.split(' '),
  );
});

it('the notes are typeset', () => {
  const texts = seasonNotes.map(([, text]) => text);
  expect(texts.join()).toContain('’');
  expect(texts).toEqual(texts.map((text) => typeset(text)));
});
