import { requestServices } from '@/lib/content/content';
import { typeset } from '@/lib/i18n/typography';

/** Names of the services in the booking form, as the form shows them. */
export const serviceLabels = (locale = 'fr'): string[] =>
  requestServices.map(({ label, translations }) => {
    const own = translations.find(({ language }) => language === locale);
    return typeset(own?.label ?? label, locale);
  });
