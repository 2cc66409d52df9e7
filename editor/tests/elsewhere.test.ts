import { changedSpecialHours, doubtfulDays } from '@/editor/elsewhere';

const closings = [
  { from: '2026-12-24', to: '2027-01-05', reason: 'Vacances', translations: [] },
  { from: '2026-07-14', to: '2026-07-14', reason: 'Foins', translations: [] },
];
const specialDays = [{ day: '2026-12-20', hours: '10:00-12:00, 13:00-16:00', reason: 'Avant Noël', translations: [] }];
const text = (days: object) => JSON.stringify({ week: {}, ...days });

it('special hours that are not over are listed for other websites, in order, only if a commit has changed them', () => {
  const [none, before] = [text({}), text({ closings, specialDays })];
  expect(changedSpecialHours(none, before, '2026-12-01')).toEqual([
    '20.12.2026 : 10:00–12:00, 13:00–16:00',
    '24.12.2026 au 05.01.2027 : Fermé',
  ]);
  // A closing is listed until its last day.
  expect(changedSpecialHours(undefined, text({ closings }), '2027-01-05')).toHaveLength(1);
  const after = JSON.stringify({ specialDays, closings, week: { monday: '9-12' } });
  expect(changedSpecialHours(before, after, '2026-12-01')).toEqual([]);
});

it('new dates are doubtful if they are past, and closings if they are longer than 100 days', () => {
  const wrong = { from: '2026-12-24', to: '2028-01-05', reason: 'Vacances', translations: [] };
  const past = { day: '2025-12-20', hours: '10:00-12:00', reason: 'Avant Noël', translations: [] };
  const now = { closings: [...closings, wrong], specialDays: [...specialDays, past] };
  expect(doubtfulDays({ closings, specialDays }, now, '2026-12-01')).toEqual([
    '24.12.2026 au 05.01.2028 : 378 jours de fermeture',
    '20.12.2025 : ce jour est passé',
  ]);
  expect(doubtfulDays(now, now, '2026-12-01')).toEqual([]);
});
