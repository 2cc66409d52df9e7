import { keptMessages, mainLocale, messages, salon } from '../content/content';
import { fill } from './fill';
import { languageName } from './format';
import type { Locale } from './locale';
import type { Messages } from './message-types';
import { mapStrings, typeset } from './typography';

/** "à l'Atelier", "au Salon": before a French name that has an article. */
const frenchAt = { "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Where the salon is, as part of a sentence. */
const atSalon = (locale: Locale): string =>
  locale === 'fr' && salon.article
    ? `${frenchAt[salon.article]}${salon.name}`
    : fill((messages[locale] as Messages).at_salon, { salon: salon.name });

/** A text with the salon's name where it says `{salon}` or `{atSalon}`, and that of its main language, typeset. */
const forDisplay = (text: string, locale: Locale) =>
  typeset(
    fill(text, { salon: salon.name, atSalon: atSalon(locale), mainLanguage: languageName(mainLocale, locale) }),
    locale,
  );

const byLocale = new Map<Locale, Messages>();

/** The salon's messages in a language, ready to be shown. @throws Error for a language that the salon is not in. */
export function messagesIn(locale: Locale): Messages {
  const written = messages[locale];
  if (!written) throw new Error(`The site has no pages in the language ${locale}.`);
  const shown = byLocale.get(locale) ?? mapStrings(written as Messages, (text) => forDisplay(text, locale));
  byLocale.set(locale, shown);
  return shown;
}

/** The language of each message of a page that is in another one, by its text. */
export const foreignMessages = (locale: Locale): Record<string, Locale> =>
  Object.fromEntries(
    keptMessages.flatMap((kept) =>
      kept.locale === locale && kept.lang ? [[forDisplay(kept.text, locale), kept.lang]] : [],
    ),
  );
