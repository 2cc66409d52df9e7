import { keptMessages, mainLocale, messages, salon } from '../content/content';
import { fill } from './fill';
import { languageName } from './format';
import type { Locale } from './locale';
import type { Messages } from './message-types';
import { mapStrings, typeset } from './typography';

/** "à l'Atelier", "au Salon": before a French name that has an article. */
const frenchAt = { "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Returns the salon's place as part of a sentence. */
const atSalon = (locale: Locale): string =>
  locale === 'fr' && salon.article
    ? `${frenchAt[salon.article]}${salon.name}`
    : fill((messages[locale] as Messages).at_salon, { salon: salon.name });

/** A text with the salon's name where it says `{salon}` or `{atSalon}`, and that of its main language, typeset; `written` says how. */
const forDisplay = (text: string, locale: Locale, written = (value: string) => value) => {
  const values = { salon: salon.name, atSalon: atSalon(locale), mainLanguage: languageName(mainLocale, locale) };
  return typeset(fill(text, mapStrings(values, written)), locale);
};

const byLocale = new Map<Locale, Messages>();

/** The salon's messages in a language, ready to be shown. @throws Error for a language that the salon is not in. */
export function messagesIn(locale: Locale): Messages {
  const shown = byLocale.get(locale) ?? mapStrings(writtenIn(locale), (text) => forDisplay(text, locale));
  byLocale.set(locale, shown);
  return shown;
}

/** The same for next-intl, which reads them as ICU messages: the name of a salon is quoted in them wherever it would be read as more than words. */
export const icuMessagesIn = (locale: Locale): Messages =>
  mapStrings(writtenIn(locale), (text) =>
    forDisplay(text, locale, masked).replace(maskedSigns, (signs) => `'${unmasked(signs)}'`),
  );

function writtenIn(locale: Locale): Messages {
  const written = messages[locale];
  if (!written) throw new Error(`The site has no pages in the language ${locale}.`);
  return written as Messages;
}

/** Private characters, which no text of a salon has (scripts/content/clean-text.ts), in place of the signs of ICU messages while a text is typeset. */
const firstMask = 0xe000;
const maskedSigns = /[\ue000-\ue0ff]+/g;
const moved = (signs: RegExp, by: number) => (text: string) =>
  text.replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + by));
const masked = moved(/[<>{}]/g, firstMask);
const unmasked = moved(/./g, -firstMask);

/** Returns the language of each message of a page that is in another one, and what the page's says in its place, by its text. */
export const foreignMessages = (locale: Locale): Record<string, { lang: Locale; advice: string }> =>
  Object.fromEntries(
    keptMessages.flatMap(({ locale: own, lang, text, proper }) =>
      own === locale && lang ? [[forDisplay(text, locale), { lang, advice: forDisplay(proper, locale) }]] : [],
    ),
  );
