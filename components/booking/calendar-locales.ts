import type { DayPickerLocale } from 'react-day-picker';
import type { DayLocale } from '@/lib/day-format';

/** Words, formats and first weekday of the calendar; only the page's own language is loaded. */
export const calendarLocales: Record<DayLocale, () => Promise<DayPickerLocale>> = {
  fr: () => import('react-day-picker/locale/fr').then(({ fr }) => fr),
  de: () => import('react-day-picker/locale/de').then(({ de }) => de),
  en: () => import('react-day-picker/locale/en-US').then(({ enUS }) => enUS),
};
