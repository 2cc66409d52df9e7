import DateHolidays from 'date-holidays';
import { capitalize } from '../../lib/i18n/format';
import { plainName } from '../../lib/links/plain-name';
import type { Holiday } from '../../lib/schema/salon';

export interface CantonHoliday {
  /** French name in plain letters, as in `content/hours.json`: `saint-etienne`. */
  id: string;
  /** Whether it is a whole day in the whole canton. Other holidays close the salon only if the owner adds them. */
  isPublic: boolean;
  names: Holiday['names'];
  rules: Holiday['rule'][];
  /** Dates (`YYYY-MM-DD`) in the twelve years. */
  days: string[];
}

/** Years to compute: in 12 years a date falls on every weekday at least once, and sites are built more often. */
const YEARS = 12;

/** Types of the package date-holidays for days without work, by law or by custom. */
const keptTypes = ['public', 'bank', 'optional'];

/** Names by date and language; date-holidays has only the date, or a word of another country or language. */
const swissNames: Record<string, Record<string, string>> = {
  '01-02': { fr: 'Saint-Berchtold', it: 'San Bertoldo', en: 'Berchtold’s Day' },
  '03-19': { fr: 'Saint-Joseph' },
  '08-01': { en: 'Swiss National Day' },
  '12-26': { fr: 'Saint-Étienne' },
};

export interface HolidayPlace {
  /** Two letters, such as "BE". */
  canton: string;
}

const cache = new Map<string, ReturnType<DateHolidays['getHolidays']>>();

/** Returns a canton's holidays in twelve years from `year` on, in a language. Cached, because the package is slow. */
function daysOf(canton: string, language: string, year: number) {
  const key = [canton, language, year].join();
  const known = cache.get(key);
  if (known) return known;
  const calendar = new DateHolidays('CH', canton);
  const years = Array.from({ length: YEARS }, (_, index) => calendar.getHolidays(year + index, language));
  const days = years.flat().filter(({ type }) => keptTypes.includes(type));
  cache.set(key, days);
  return days;
}

/** Returns a canton's holidays in twelve years from `year` on, with names in French and these languages. */
export function holidaysOf({ canton }: HolidayPlace, languages: readonly string[], year: number): CantonHoliday[] {
  const [french = [], ...others] = ['fr', ...languages].map((language) => daysOf(canton, language, year));
  const holidays = [...new Set(french.map(({ rule }) => rule))].map((rule) => {
    const each = french.filter((holiday) => holiday.rule === rule);
    // A rule with a time is for a half day.
    const [date = '', half] = rule.split(/ (?=\d\d:)/);
    const base = date.replace(/ (not )?on .*/, '');
    const nameIn = (language: string, name = base) =>
      capitalize(swissNames[base]?.[language] ?? name.replace(/^(la\s|l’)/, ''));
    const fr = nameIn('fr', each[0]?.name);
    const translated = languages.map((language, index) => {
      return [language, nameIn(language, others[index]?.find((holiday) => holiday.rule === rule)?.name)] as const;
    });
    const days = each.map((holiday) => holiday.date.slice(0, 10));
    return {
      id: plainName(fr),
      isPublic: each[0]?.type === 'public' && !half && !/^only in/i.test(Object(each[0]).note),
      names: { fr, ...Object.fromEntries(translated) },
      rules: /^(\d\d-\d\d|easter( -?\d+)?)$/.test(date) ? [date] : days,
      days,
    };
  });
  const firstDay = ({ days }: CantonHoliday) => days[0]?.slice(5) ?? '';
  return holidays.sort((one, other) => firstDay(one).localeCompare(firstDay(other)));
}
