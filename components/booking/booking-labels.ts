import { getTranslations } from 'next-intl/server';
import type { BookingLabels } from '@/components/booking/labels';
import { requestServices } from '@/lib/content/content';
import { siteSalon } from '@/lib/content/salon';
import { closedDaysDetail } from '@/lib/dates/hours-text';
import { formatPhone } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { typeset } from '@/lib/i18n/typography';

/** The form's words in one language, from the messages and the salon's facts. */
export async function bookingLabels(locale: Locale): Promise<BookingLabels> {
  const t = await getTranslations({ locale });
  const { street, postalCode, city } = siteSalon.address;
  const days = closedDaysDetail(locale);
  const services = requestServices.map(({ id, translations, ...french }) => {
    const { label, note } = translations.find(({ language }) => language === locale) ?? french;
    return { id, label: typeset(label, locale), note: note && typeset(note, locale) };
  });
  const fields = { name: t('form.name'), email: t('form.email'), date: t('form.date'), service: t('form.service') };
  return {
    ...fields,
    form: t('contact.form_title'),
    salutation: t('form.salutation'),
    dateFormat: t('form.date_format'),
    dateChoose: t('form.date_choose'),
    dateDialog: t('form.date_dialog'),
    dateSelected: t.raw('form.date_selected'),
    nextOpen: t.raw('form.next_open'),
    noneOpen: t('form.none_open'),
    serviceChoose: t('form.service_choose'),
    serviceNone: t('form.service_none'),
    optional: t('form.optional'),
    submit: t('form.submit'),
    replace: {
      title: t('form.replace_title'),
      text: t.raw('form.replace_text'),
      replace: t('form.replace'),
      keep: t('form.keep'),
    },
    errors: {
      name: t('form.errors.name'),
      name_long: t('form.errors.name_long'),
      email: t('form.errors.email'),
      email_long: t('form.errors.email_long'),
      date: t.raw('form.errors.date'),
      date_unreal: t('form.errors.date_unreal'),
      date_past: t('form.errors.date_past'),
      date_weekly: t('form.errors.date_weekly', { days }),
      date_closed: t('form.errors.date_closed'),
      date_over: t('form.errors.date_over'),
      date_far: t('form.errors.date_far'),
      service: t('form.errors.service'),
    },
    success: { tone: 'success', title: t('toasts.success_title'), text: t('toasts.success_text') },
    failure: { tone: 'failure', title: t('toasts.error_title'), text: t('toasts.error_text') },
    toasts: { area: t.raw('toasts.area'), label: t('toasts.label'), close: t('toasts.close') },
    handOff: {
      ready: t('handoff.ready'),
      expired: t('handoff.expired'),
      renew: t('handoff.renew'),
      notSentBefore: t('form.not_sent_before'),
      privacy: t('form.privacy'),
      failed: t('form.failed'),
      notSentAfter: t('form.not_sent_after'),
      recorded: t('handoff.recorded'),
      forget: t('handoff.forget'),
      calendarFile: t('handoff.calendar_file'),
    },
    ways: {
      booking: t('booking.book'),
      whatsapp: t('handoff.whatsapp'),
      email: t('handoff.email'),
      phone: t('booking.call_number', { phone: formatPhone(siteSalon.phone) }),
      calendar: t('handoff.calendar'),
    },
    direct: { whatsapp: t('booking.whatsapp'), email: t('contact.email_title') },
    words: {
      greeting: t('whatsapp.greeting'),
      line: t.raw('handoff.line'),
      subject: t.raw('handoff.subject'),
      subjectPlain: t('handoff.subject_plain'),
      fields,
      services,
    },
    calendar: {
      summary: t('handoff.calendar_summary'),
      description: t('handoff.calendar_note'),
      location: `${siteSalon.name}, ${street}, ${postalCode} ${city}`,
    },
  };
}
