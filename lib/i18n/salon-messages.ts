import { otherLocales, salon, translations } from '../content/content';
import { atSalon } from '../content/salon';
import { fill } from './fill';
import { type Locale, mainLocale } from './locale';
import type { Messages } from './message-types';
import { mapStrings, typeset } from './typography';

/** What may stand behind the name of a message: whether several people speak, and the ways to be reached that there are not. */
const variants: Record<string, boolean> = {
  nous: salon.voice === 'nous',
  without_booking: !salon.booking,
  without_whatsapp: !salon.whatsapp,
};

/** The messages as this salon words them: of several that are meant for it the last. */
function ownWords(tree: object): object {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      const [name, ...conditions] = key.split(':');
      if (!conditions.every((condition) => variants[condition])) return [];
      return [[name, typeof value === 'string' ? value : ownWords(value)]];
    }),
  );
}

/** The same tree with the leaves of a translation where it has any. */
export function mergeMessages<Tree extends object>(tree: Tree, translation: object): Tree {
  const entries = Object.entries(tree).map(([key, value]) => {
    const own: unknown = Object.hasOwn(translation, key) ? Reflect.get(translation, key) : undefined;
    if (own === undefined) return [key, value];
    return [key, typeof own === 'object' && own !== null ? mergeMessages(value, own) : own];
  });
  return Object.fromEntries(entries) as Tree;
}

/** Messages with the salon's name where they say `{salon}` or `{atSalon}`, typeset. */
function forDisplay<Tree>(tree: Tree, locale: Locale): Tree {
  const named = (text: string) => fill(text, { salon: salon.name, atSalon: atSalon(locale) });
  return mapStrings(tree, (text) => typeset(named(text), locale));
}

/**
 * The salon's messages by language, ready to be shown, from the French file; French where a language has none. What is returned
 * throws an Error for a language that the salon is not in.
 */
export function messagesReader(file: object): (locale: Locale) => Messages {
  const french = ownWords(file) as Messages;
  const byLocale = new Map([
    [mainLocale, forDisplay(french, mainLocale)],
    ...otherLocales.map((locale) => {
      const own = ownWords(translations[locale]?.messages ?? {});
      return [locale, forDisplay(mergeMessages(french, own), locale)] as const;
    }),
  ]);
  return (locale) => {
    const messages = byLocale.get(locale);
    if (!messages) throw new Error(`The site has no pages in the language ${locale}.`);
    return messages;
  };
}
