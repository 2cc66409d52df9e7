import type { HolidayTexts } from '../dates/holidays';
import type { Locale } from '../i18n/locale';
import { messages } from '../i18n/messages';
import { typeset } from '../i18n/typography';
import { salon } from './content';
import { weekAndClosings } from './salon';

/** What the notices of public holidays are made of in one language. */
export function holidayTexts(locale: Locale): HolidayTexts {
  const texts = salon.holidays.map(({ rule, [locale]: name }) => ({
    rule,
    text: messages[locale].contact.holiday.replace('{name}', typeset(name, locale)),
  }));
  return { open: weekAndClosings(), texts };
}
