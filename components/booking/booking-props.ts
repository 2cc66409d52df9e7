import { choiceKey } from '@/components/prices/choice';
import { mainLocale, navigation, requestServices, salon } from '@/lib/content/content';
import { openDays } from '@/lib/content/open-days';
import { neededId } from '@/lib/content/pages';
import { exampleDay } from '@/lib/dates/bookable-day';
import { closedDaysDetail } from '@/lib/dates/hours-text';
import { fill } from '@/lib/i18n/fill';
import { formatPhone } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { mainLangOn } from '@/lib/i18n/main-lang';
import { foreignMessages, messagesIn } from '@/lib/i18n/messages';
import { bookingHref, mailtoHref, telHref, whatsappHref } from '@/lib/links/contact-links';
import { hrefOf, pathOf } from '@/lib/links/href';
import { absoluteUrl } from '@/lib/links/site';
import type { PriceId } from '@/lib/schema/prices';

/** `note` ends a request's text; rows chosen from `prices` select the service; `lang` is set for foreign words. */
type RequestedService = {
  id: string;
  label: string;
  examples?: string;
  note?: string;
  lang?: Locale;
  prices: readonly PriceId[];
};

/** Returns the form's props. Its words keep their placeholders, such as `{date}`, for the visitor's values. */
export function bookingProps(locale: Locale) {
  const { form, handoff, toasts, booking, choice, contact, whatsapp } = messagesIn(locale);
  const { street, postalCode, city } = salon.address;
  const mainLang = mainLangOn(locale);
  const services = requestServices.map(({ id, prices, translations, ...words }): RequestedService => {
    const own = translations.find(({ language }) => language === locale);
    const lang = own ? undefined : mainLang;
    const { label, examples, note } = own ?? words;
    return { id, prices, lang, label, examples, note };
  });
  const dateWeekly = fill(form.errors.date_weekly, { days: closedDaysDetail(locale) });
  const open = openDays();
  return {
    open,
    /** Example of a date, until the browser computes one from the visitor's clock. */
    example: exampleDay(open, new Date()),
    locale,
    mainLang,
    /** URLs of the ways to book. The browser adds the request's text to those of chat and e-mail. */
    reach: {
      booking: bookingHref(),
      whatsapp: whatsappHref(''),
      email: mailtoHref(),
      phone: telHref(),
      /** URL of the price list, to which the ids of chosen rows are added. */
      rows: absoluteUrl(pathOf(neededId('price-list'), mainLocale)) + choiceKey,
    },
    privacy: hrefOf(navigation.privacy),
    prices: hrefOf(neededId('price-list')),
    labels: {
      form: { ...form, errors: { ...form.errors, date_weekly: dateWeekly } },
      /** The salon's own error messages in another language than the page, by their text. */
      foreign: foreignMessages(locale),
      handoff,
      toasts,
      choice,
      title: contact.form_title,
      greeting: whatsapp.greeting,
      services,
      ways: {
        booking: booking.book,
        whatsapp: handoff.whatsapp,
        email: handoff.email,
        phone: fill(booking.call_number, { phone: formatPhone(salon.phone) }),
      },
      direct: { whatsapp: booking.whatsapp, email: contact.email_title },
      address: `${salon.name}, ${street}, ${postalCode} ${city}`,
    },
  };
}

export type BookingProps = ReturnType<typeof bookingProps>;
