import DateHolidays from 'date-holidays';
import type { Holiday } from '../../content/schema/salon';
import swissHolidays from './swiss-holidays.json';

export interface CantonHoliday {
  /** Its French name in small letters: how `content/hours.json` names it. */
  id: string;
  /** Shops are shut by law, all day; else the day, or half of it, is kept by many all the same. */
  isPublic: boolean;
  names: Holiday['names'];
  rules: Holiday['rule'][];
  /** When it is (`YYYY-MM-DD`) in the years that were asked for. */
  days: string[];
}

/** In as many years a date falls on every day of the week, and no site waits longer for its next build. */
export const YEARS = 12;

/** Types of the library that people do not work on, by law or by custom. */
const keptTypes = ['public', 'bank', 'optional'];

/** Names as Switzerland has them where the library's are others, by its rules without their conditions. */
const swissNames: Record<string, Record<string, string>> = swissHolidays;

const known = new Map<string, CantonHoliday[]>();

/** The holidays of a canton as date-holidays knows them, from a year on, with their names in French and other languages. */
export function holidaysOf(canton: string, languages: readonly string[], year: number): CantonHoliday[] {
  // The library takes its time.
  const key = [canton, year, ...languages].join();
  const list = known.get(key) ?? reckon(canton, languages, year);
  known.set(key, list);
  return list;
}

function reckon(canton: string, languages: readonly string[], year: number): CantonHoliday[] {
  // Of all types: that of Näfels moves out of the way of one that is merely observed.
  const calendar = new DateHolidays('CH', canton);
  const years = Array.from({ length: YEARS }, (_, index) => year + index);
  const [found = [], ...others] = ['fr', ...languages].map((language) =>
    years.flatMap((each) => calendar.getHolidays(each, language)).filter(({ type }) => keptTypes.includes(type)),
  );
  return [...new Set(found.map(({ rule }) => rule))]
    .map((rule) => {
      const each = found.filter((holiday) => holiday.rule === rule);
      // A time in a rule says when the half day begins.
      const [date = '', half] = rule.split(/ (?=\d\d:)/);
      const base = date.replace(/ (not )?on .*/, '');
      const nameIn = (language: string, known?: string) => swissNames[base]?.[language] ?? known ?? base;
      const fr = nameIn('fr', each[0]?.name);
      const translated = others.map((list, index) => {
        const language = languages[index] ?? '';
        return [language, nameIn(language, list.find((holiday) => holiday.rule === rule)?.name)] as const;
      });
      const days = each.map(({ date }) => date.slice(0, 10));
      return {
        id: idOf(fr),
        isPublic: each[0]?.type === 'public' && !half,
        names: { fr, ...Object.fromEntries(translated) },
        rules: /^(\d\d-\d\d|easter( -?\d+)?)$/.test(date) ? [date] : days,
        days,
      };
    })
    .sort((one, other) => (one.days[0]?.slice(5) ?? '').localeCompare(other.days[0]?.slice(5) ?? ''));
}

const idOf = (name: string) => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replace(/[^a-z]+/g, '-');
};
