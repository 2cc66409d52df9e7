import { salon } from '../content/salon';
import { formatHour } from './format';

const DAYS = ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam', 'Dim'];

/** Values of the message `contact.hours_detail`, made from the one set of hours: "Lun-Sam", "9h", "18h". */
export function hoursDetail(): { days: string; opens: string; closes: string } {
  const { days, opens, closes } = salon.hours;
  const sorted: number[] = [...days].sort((a, b) => a - b);
  const isRun = sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  const names = sorted.map((day) => DAYS[day - 1] ?? '');
  const label = isRun && names.length > 2 ? `${names[0]}-${names.at(-1)}` : names.join(', ');
  return { days: label, opens: formatHour(opens), closes: formatHour(closes) };
}
