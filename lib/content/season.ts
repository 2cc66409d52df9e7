import type { SeasonNote } from '../dates/season';
import { capitalize } from '../i18n/format';
import { mainLocale, season } from './content';

const monthName = new Intl.DateTimeFormat(mainLocale, { month: 'long', timeZone: 'UTC' });

export const seasonNotes: SeasonNote[] = season.map((text, index) => [
  capitalize(monthName.format(Date.UTC(2024, index))),
  text,
]);
