import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '@/lib/i18n/message-types';
import { mapStrings, typeset } from '@/lib/i18n/typography';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import it from '@/messages/it.json';

const ready = (messages: Messages, locale: string) =>
  mapStrings(messages, (text) => typeset(text.replace('{atSalon}', '@').replaceAll('{salon}', 'Chez Ada'), locale));

/** Typeset messages in each language, of a salon of one person that has phone, WhatsApp, e-mail and form. */
export const messages = { fr: ready(fr, 'fr'), de: ready(de, 'de'), it: ready(it, 'it'), en: ready(en, 'en') };

export type Language = keyof typeof messages;

export const inLanguage = (part: ReactElement, locale: Language = 'fr') => (
  <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Zurich">
    {part}
  </NextIntlClientProvider>
);

export const htmlOf = (part: ReactElement, locale?: Language) => renderToStaticMarkup(inLanguage(part, locale));

/** Replaces no-break spaces by ordinary ones. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** Returns the words of a part of a page, with a bar for each run of tags and drawings. */
export const heard = (part: ReactElement, locale?: Language) =>
  plain(htmlOf(part, locale).replace(/(<svg.*?<\/svg>|<[^>]+>)+/g, '|'));
