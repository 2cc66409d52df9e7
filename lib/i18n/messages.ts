import { keptMessages, mainLocale, messages, salon } from '../content/content';
import { fill } from './fill';
import { languageName } from './format';
import type { Locale } from './locale';
import type { Messages } from './message-types';
import { mapStrings, typeset } from './typography';

/** French "at" before the salon's name, by the field `article`: "à l'Atelier", "au Salon". */
const frenchAt = { "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Returns the salon's name after the word for "at": "au Salon Rose", "bei Rose". */
const atSalon = (locale: Locale): string =>
  locale === 'fr' && salon.article
    ? `${frenchAt[salon.article]}${salon.name}`
    : fill((messages[locale] as Messages).at_salon, { salon: salon.name });

/** Fills in `{salon}`, `{atSalon}` and `{mainLanguage}`, and typesets the text; `written` changes these values. */
const forDisplay = (text: string, locale: Locale, written = (value: string) => value) => {
  const values = { salon: salon.name, atSalon: atSalon(locale), mainLanguage: languageName(mainLocale, locale) };
  return typeset(fill(text, mapStrings(values, written)), locale);
};

const byLocale = new Map<Locale, Messages>();

/** Returns the salon's messages in a language, typeset. @throws Error for a language without pages. */
export function messagesIn(locale: Locale): Messages {
  const shown = byLocale.get(locale) ?? mapStrings(writtenIn(locale), (text) => forDisplay(text, locale));
  byLocale.set(locale, shown);
  return shown;
}

/** Returns the messages for next-intl, which reads ICU messages: signs of ICU in the salon's name are escaped. */
export const icuMessagesIn = (locale: Locale): Messages =>
  mapStrings(writtenIn(locale), (text) =>
    forDisplay(text, locale, masked).replace(maskedSigns, (signs) => `'${unmasked(signs)}'`),
  );

function writtenIn(locale: Locale): Messages {
  const written = messages[locale];
  if (!written) throw new Error(`The site has no pages in the language ${locale}.`);
  return written as Messages;
}

/** First of the private characters that stand for ICU's signs while a text is typeset; no content has any. */
const firstMask = 0xe000;
const maskedSigns = /[\ue000-\ue0ff]+/g;
const moved = (signs: RegExp, by: number) => (text: string) =>
  text.replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + by));
const masked = moved(/[<>{}]/g, firstMask);
const unmasked = moved(/./g, -firstMask);

/** Returns messages that are in another language than the page: text → that language and the engine's message. */
export const foreignMessages = (locale: Locale): Record<string, { lang: Locale; advice: string }> =>
  Object.fromEntries(
    keptMessages.flatMap(({ locale: own, lang, text, proper }) =>
      own === locale && lang ? [[forDisplay(text, locale), { lang, advice: forDisplay(proper, locale) }]] : [],
    ),
  );
