import { dequal } from 'dequal/lite';
import { formatDay } from '../lib/dates/day-format';
import type { Day } from '../lib/dates/zurich-date';
import { type Hours, intervalsOf } from '../lib/schema/salon';

type Days = Pick<Hours, 'closings' | 'specialDays'>;

/**
 * Returns all special days and closings that are not over, if a commit has changed any of them. Each is a line for a
 * Google profile, such as "24.12.2026 au 05.01.2027 : Fermé".
 */
export function changedSpecialHours(before: string | undefined, after: string, today: Day): string[] {
  const now: Partial<Days> = JSON.parse(after);
  const daysOf = ({ closings = [], specialDays = [] }: Partial<Days>) => [closings, specialDays];
  if (dequal(daysOf(JSON.parse(before ?? '{}')), daysOf(now))) return [];
  return spansOf(now)
    .filter(([, last]) => last >= today)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([first, last, words]) => `${formatDay(first)}${last > first ? ` au ${formatDay(last)}` : ''} : ${words}`);
}

/** Most days of a closing; a longer one has more likely a wrong year. */
const longest = 100;

/** Returns new dates that are probably wrong, with the reason: past days, and closings of more than 100 days. */
export function doubtfulDays(before: Partial<Days>, now: Partial<Days>, today: Day): string[] {
  const old = spansOf(before);
  return spansOf(now).flatMap(([from, to]) => {
    if (old.some(([one, other]) => one === from && other === to)) return [];
    const length = 1 + (Date.parse(to) - Date.parse(from)) / 864e5;
    if (to < today) return `${formatDay(to)} : ce jour est passé`;
    return length > longest ? `${formatDay(from)} au ${formatDay(to)} : ${length} jours de fermeture` : [];
  });
}

const spansOf = ({ closings = [], specialDays = [] }: Partial<Days>): [Day, Day, string][] => [
  ...closings.map(({ from, to }): [Day, Day, string] => [from, to, 'Fermé']),
  ...specialDays.map(({ day, hours }): [Day, Day, string] => {
    const spans = intervalsOf(hours).map((interval) => interval.join('–'));
    return [day, day, spans.join(', ')];
  }),
];
