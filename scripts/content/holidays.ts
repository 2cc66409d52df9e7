import DateHolidays from 'date-holidays';
import { plainName } from '../../lib/links/plain-name';
import type { Holiday } from '../../lib/schema/salon';
import { cantonalLaws } from './cantonal-law';
import swissHolidays from './swiss-holidays.json';

export interface CantonHoliday {
  /** Its French name in small letters: how `content/hours.json` names it. */
  id: string;
  /** Whether shops are closed by law, all day, in the salon's commune; other holidays and half days are kept by custom. */
  isPublic: boolean;
  /** Whether banks alone are known to close: the calendar of Ticino has 2 January for them. */
  isForBanks: boolean;
  names: Holiday['names'];
  rules: Holiday['rule'][];
  /** Its dates (`YYYY-MM-DD`) in the requested years. */
  days: string[];
}

/** How many years are computed: in 12 years a date falls on every day of the week, and a site is built more often than that. */
const YEARS = 12;

/** Types of the package date-holidays for days without work, by law or by custom. */
const keptTypes = ['public', 'bank', 'optional'];

/** Swiss names of holidays that date-holidays names differently, by its rules without their conditions. */
const swissNames: Record<string, Record<string, string>> = swissHolidays;

const cache = new Map<string, ReturnType<DateHolidays['getHolidays']>>();

/** Where a salon is: its canton by two letters, its town by name. */
export interface HolidayPlace {
  canton: string;
  city?: string;
}

/** Whether a commune has a holiday, by the note of date-holidays: "Only in communities: Fulenbach, Walterswil"; districts it names are not known. */
function isKeptIn(city: string, note = ''): boolean {
  const [, how, names = ''] = /^(only in|excluding) communities: (.*)/is.exec(note) ?? [];
  const isNamed = names.split(',').some((name) => plainName(name.replace(/\(.*/, '').trim()) === plainName(city));
  return how ? /only/i.test(how) === isNamed : true;
}

/** The calendar of a canton, as its law has it. */
function calendarOf(canton: string): DateHolidays {
  const calendar = new DateHolidays('CH', canton);
  for (const [rule, said] of Object.entries(cantonalLaws[canton] ?? {})) {
    if (said === false) {
      calendar.unsetRule(rule);
    } else {
      // A rule that the canton did not have has its names in swiss-holidays.json.
      const known = { name: {}, ...calendar.getRule(rule) };
      calendar.setHoliday(rule, { ...known, type: said === 'kept' ? 'optional' : 'public', note: said });
    }
  }
  return calendar;
}

/** The days of a canton that are kept, from a year on, with their names in a language. Cached, because the library is slow. */
function daysOf(canton: string, language: string, year: number) {
  const key = [canton, language, year].join();
  const known = cache.get(key);
  if (known) return known;
  const calendar = calendarOf(canton);
  const years = Array.from({ length: YEARS }, (_, index) => calendar.getHolidays(year + index, language));
  const days = years.flat().filter(({ type }) => keptTypes.includes(type));
  cache.set(key, days);
  return days;
}

/**
 * The holidays of a place from a year on, with their names in French and other languages. date-holidays says in a note which communes
 * have one alone, or do not have it.
 */
export function holidaysOf(
  { canton, city = '' }: HolidayPlace,
  languages: readonly string[],
  year: number,
): CantonHoliday[] {
  const [french = [], ...others] = ['fr', ...languages].map((language) => daysOf(canton, language, year));
  const holidays = [...new Set(french.map(({ rule }) => rule))].map((rule) => {
    const each = french.filter((holiday) => holiday.rule === rule);
    // A rule with a time is for a half day, which begins then.
    const [date = '', half] = rule.split(/ (?=\d\d:)/);
    const base = date.replace(/ (not )?on .*/, '');
    const nameIn = (language: string, name = base) => swissNames[base]?.[language] ?? name;
    const fr = nameIn('fr', each[0]?.name);
    const translated = languages.map((language, index) => {
      return [language, nameIn(language, others[index]?.find((holiday) => holiday.rule === rule)?.name)] as const;
    });
    const days = each.map(({ date }) => date.slice(0, 10));
    return {
      id: plainName(fr),
      isPublic: each[0]?.type === 'public' && !half && isKeptIn(city, Object(each[0]).note),
      isForBanks: each[0]?.type === 'bank',
      names: { fr, ...Object.fromEntries(translated) },
      rules: /^(\d\d-\d\d|easter( -?\d+)?)$/.test(date) ? [date] : days,
      days,
    };
  });
  const firstDay = ({ days }: CantonHoliday) => days[0]?.slice(5) ?? '';
  return holidays.sort((one, other) => firstDay(one).localeCompare(firstDay(other)));
}
