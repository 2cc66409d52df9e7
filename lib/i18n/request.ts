import { getRequestConfig } from 'next-intl/server';
import { mainLocale } from '../content/content';
import { icuMessagesIn } from './messages';

/** Messages of a request; the main language is the default. A missing key stops the build. */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = (await requestLocale) ?? mainLocale;
  return {
    locale,
    messages: icuMessagesIn(locale),
    timeZone: 'Europe/Zurich',
    onError(error) {
      throw error;
    },
  };
});
