import type { SeasonNote } from '../dates/season';
import { typeset } from '../i18n/typography';
import { mainLocale, season } from './content';

/** The owner's season notes, typeset, January first. */
export const seasonNotes: SeasonNote[] = season.map((text, index) => [monthName(index), typeset(text, mainLocale)]);

/** "Janvier" for 0. */
function monthName(index: number): string {
  const name = new Intl.DateTimeFormat(mainLocale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index));
  return name.charAt(0).toUpperCase() + name.slice(1);
}
