import type { HolidayTexts } from '../dates/holidays';
import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locale';
import { messagesIn } from '../i18n/messages';
import { salon } from './content';
import { openDays } from './open-days';

/** Returns the data from which the notices of public holidays are made in one language. */
export function holidayTexts(locale: Locale): HolidayTexts {
  const texts = salon.holidays.map(({ rule, names }) => ({
    rule,
    text: fill(messagesIn(locale).contact.holiday, { name: names[locale] ?? names.fr }),
  }));
  return { open: openDays({ withHolidays: false }), texts };
}
