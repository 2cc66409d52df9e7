import { addDays, type Day, zurichDay } from '../dates/zurich-date';
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

/** The exceptional closings that are not over on a day, typeset. */
export function closingsFrom(today: Day = zurichDay(new Date())) {
  return typesetDeep(salon.closings.filter(({ to }) => to >= today));
}

/** The owner's, and the holidays of the next twelve months: what every page carries, as many in each season. */
export function closingsOfYear(today: Day = zurichDay(new Date())) {
  return closingsFrom(today).filter(({ from, holiday }) => !holiday || from <= addDays(today, 365));
}

function withTypesetName(link: typeof salon.socialProfile): typeof link {
  return link && { ...link, name: typeset(link.name) };
}
