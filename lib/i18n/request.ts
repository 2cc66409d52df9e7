import { getRequestConfig } from 'next-intl/server';
import fr from '../../messages/fr.json';
import { typesetDeep } from '../typography';

/** Messages of a request: French, typeset, is default and fallback. A missing key stops the build. */
export default getRequestConfig(async ({ requestLocale }) => ({
  locale: (await requestLocale) === 'de' ? 'de' : 'fr',
  messages: typesetDeep(fr),
  timeZone: 'Europe/Zurich',
  onError(error) {
    throw error;
  },
}));
