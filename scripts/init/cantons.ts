import DateHolidays from 'date-holidays';
import { type Canton, cantonNames } from '../../content/schema/cantons';
import { plainName } from '../../lib/links/plain-name';
import { type Language, languages } from './templates';

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
