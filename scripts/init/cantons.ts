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

/** The canton that is meant by its letters or by its name in any of the languages, such as "Bern" or "Ticino". */
export function cantonOf(words: string): Canton | undefined {
  const meant = plainName(words).replace(/^(kanton|canton(e|-of)?)-((dei|des|du|de|d)-)?/, '');
  const isMeant = (name: string) => plainName(name) === meant;
  const found = cantonNames.find(
    ([id, french]) => [id, french].some(isMeant) || languages.some((language) => isMeant(regionIn(language, id))),
  );
  return found?.[0];
}
