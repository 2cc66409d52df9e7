import { getRequestConfig } from 'next-intl/server';
import { mainLocale } from './locale';
import { messagesIn } from './messages';

/** Messages of a request; French is the default. A missing key stops the build. */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = (await requestLocale) ?? mainLocale;
  return {
    locale,
    messages: messagesIn(locale),
    timeZone: 'Europe/Zurich',
    onError(error) {
      throw error;
    },
  };
});
