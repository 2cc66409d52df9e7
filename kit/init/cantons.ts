import DateHolidays from 'date-holidays';
import { zurichDay } from '../../lib/dates/zurich-date';
import { plainName } from '../../lib/links/plain-name';
import { type Canton, cantonNames } from '../../lib/schema/cantons';
import { type HolidayPlace, holidaysOf } from '../../scripts/content/holidays';
import { inGuillemets } from '../../scripts/content/problem';
import { BuildError } from '../../scripts/support/command';
import { type Language, languages } from './vocabulary';

const calendar = new DateHolidays();

/** "Canton de Berne", "Kanton Bern". */
export const cantonIn = (language: Language, canton: string) => calendar.getStates('CH', language)?.[canton] ?? canton;

/** "Berne", "Bern". */
export const regionIn = (language: Language, canton: string) =>
  cantonIn(language, canton).replace(/^(Kanton |Canton of |Cantone? (dei |des |du |de |d')?)/, '');

/** Cantons that are called as a town is. */
const likeTowns = ['ZH', 'BE', 'LU', 'SZ', 'GL', 'ZG', 'FR', 'SO', 'SH', 'SG', 'NE', 'GE'];

/** Behind a town: "canton de Berne", as "Berne" alone would be one more, but "Tessin". */
export const placeIn = (language: Language, canton: string) =>
  likeTowns.includes(canton)
    ? cantonIn(language, canton).replace('Canton de', 'canton de')
    : regionIn(language, canton);

/** The canton that is meant by its letters or by its name in any of the languages, such as "Bern" or "Ticino". */
export function cantonOf(words: string): Canton | undefined {
  const meant = plainName(words).replace(/^(kanton|canton(e|-of)?)-((dei|des|du|de|d)-)?/, '');
  const isMeant = (name: string) => plainName(name) === meant;
  const found = cantonNames.find(
    ([id, french]) => [id, french].some(isMeant) || languages.some((language) => isMeant(regionIn(language, id))),
  );
  return found?.[0];
}

/** Ids, for `hours.json`, of holidays of a place that are named in any language. @throws BuildError that lists those there are. */
export function holidaysNamed(said: readonly string[], place: HolidayPlace, language: Language): string[] {
  return said.map((name) => {
    const all = holidaysOf(place, languages, Number(zurichDay(new Date()).slice(0, 4)));
    const meant = all.find(({ names }) => Object.values(names).some((one) => plainName(one) === plainName(name)));
    if (meant) return meant.id;
    const known = all.map(({ names }) => names[language]).join(', ');
    throw new BuildError(`holidaysWorked : ${inGuillemets(name)} n’est pas un jour férié ici ; il y a ${known}.`);
  });
}
