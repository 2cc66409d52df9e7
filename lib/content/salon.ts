import type { OpenDays } from '../dates/bookable-day';
import { holidaysFrom } from '../dates/holidays';
import { type Day, zurichDay } from '../dates/zurich-date';
import { rulesOf } from '../i18n/language-rules';
import { type Locale, mainLocale } from '../i18n/locale';
import { typeset, typesetDeep } from '../i18n/typography';
import { salon } from './content';

/** The salon's facts as pages show them: what is read is typeset, what is dialled or followed is as the owner wrote it. */
export const siteSalon = {
  ...salon,
  name: typeset(salon.name),
  tagline: typeset(salon.tagline),
  address: typesetDeep(salon.address),
  socialProfile: withTypesetName(salon.socialProfile),
  developer: withTypesetName(salon.developer),
  areaServed: typesetDeep(salon.areaServed),
};

/** "à l'Atelier", "au Salon", "chez Anna": before the name, by the article it has. */
const frenchAt = { '': 'chez ', "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Where the salon is, as part of a sentence. */
export const atSalon = (locale: Locale): string =>
  locale === mainLocale ? `${frenchAt[salon.article]}${salon.name}` : rulesOf(locale).at(salon.name);

/** The exceptional closings that are not over on a day, typeset. */
export function closingsFrom(today: Day = zurichDay(new Date())) {
  return typesetDeep(salon.closings.filter(({ to }) => to >= today));
}

/** When the salon can be visited but for public holidays. */
export const weekAndClosings = (): OpenDays => ({
  week: salon.hours.week,
  closings: closingsFrom().map(({ from, to }) => (from === to ? from : `${from}/${to}`)),
});

/** The public holidays to come on which the salon would be open otherwise. */
export const comingHolidays = () => holidaysFrom(zurichDay(new Date()), salon.holidays, weekAndClosings());

/** When the salon can be visited at all, holidays by rule. */
export function openDays(): OpenDays {
  const { week, closings } = weekAndClosings();
  return { week, closings: [...closings, ...salon.holidays.map(({ rule }) => rule)] };
}

function withTypesetName(link: typeof salon.socialProfile): typeof link {
  return link && { ...link, name: typeset(link.name) };
}
