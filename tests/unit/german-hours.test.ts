import { salon } from '@/content/salon';
import { closedDaysDetail, hoursDetail } from '@/lib/dates/hours-text';
import { formatDate, formatHour, formatHourSpaced } from '@/lib/i18n/format';

const NO_BREAK = '\u00a0';

it('hours have no "h", and a full stop before the minutes', () => {
  expect([formatHour('09:00', 'de'), formatHour('18:30', 'de')]).toEqual(['9', '18.30']);
  expect(formatHourSpaced('18:30', 'de')).toBe(`18.30${NO_BREAK}Uhr`);
});

it('dates have a full stop after the day', () => {
  expect(formatDate('2027-01-01', 'de')).toBe(['1.', 'Januar', '2027'].join(NO_BREAK));
});

it('opening hours name the days in German', () => {
  const hours = { days: [1, 2, 3, 4, 5, 6] as readonly number[], opens: '09:00', closes: '18:00' };
  const replaced = jest.replaceProperty(salon as { hours: typeof hours }, 'hours', hours);
  expect(hoursDetail('de')).toEqual({ days: 'Mo–Sa', opens: '9', closes: '18' });
  replaced.restore();
});

it.each([
  [[1, 2, 3, 4, 5, 6], 'le dimanche', 'am Sonntag'],
  [[2, 3, 4, 5, 6], 'le lundi et le dimanche', 'am Montag und am Sonntag'],
  [[2, 4, 6], 'le lundi, le mercredi, le vendredi et le dimanche', 'am Montag, am Mittwoch, am Freitag und am Sonntag'],
  [[1, 2, 3, 4, 5, 6, 7], '', ''],
])('in a week of the days %p the others are named: %s, %s', (days, french, german) => {
  expect([closedDaysDetail('fr', days), closedDaysDetail('de', days)]).toEqual([french, german]);
});
