import type { SeasonNote } from '../dates/season';
import { mainLocale, season } from './content';

/** The owner's season notes, January first. */
export const seasonNotes: SeasonNote[] = season.map((text, index) => [monthName(index), text]);

/** "Janvier" for 0. */
function monthName(index: number): string {
  const name = new Intl.DateTimeFormat(mainLocale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index));
  return name.charAt(0).toUpperCase() + name.slice(1);
}
