import { getRequestConfig } from 'next-intl/server';
import { messages } from './messages';

/** Messages of a request: French is default and fallback. A missing key stops the build. */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = (await requestLocale) === 'de' ? 'de' : 'fr';
  return {
    locale,
    messages: messages[locale],
    timeZone: 'Europe/Zurich',
    onError(error) {
      throw error;
    },
  };
});
