import type fr from '../../messages/fr.json';
import { otherLocales, salon, translations } from '../content/content';
import { atSalon } from './at-salon';
import { type Locale, mainLocale } from './locale';
import { mapStrings, typeset } from './typography';

export type FrenchFile = typeof fr;
export type Messages = Omit<FrenchFile, 'nous' | 'without_booking' | 'without_whatsapp'>;

/** Messages that some salons word otherwise: those where several people speak, and those that lack a way to be reached. */
type Variants = { nous?: object; without_booking?: object; without_whatsapp?: object };

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
function finished<Tree>(tree: Tree, locale: Locale): Tree {
  const named = (text: string) => text.replaceAll('{salon}', salon.name).replaceAll('{atSalon}', atSalon(locale));
  return mapStrings(tree, (text) => typeset(named(text), locale));
}

/** The messages as this salon words them. `nous` may hold the other variants, for several people. */
function ownWords<Tree extends Variants>({ nous = {}, ...single }: Tree): Omit<Tree, keyof Variants> {
  const spoken = salon.voice === 'nous' ? mergeMessages(single, nous) : single;
  const { without_booking = {}, without_whatsapp = {}, ...usual }: Variants = spoken;
  const bookable = salon.booking ? usual : mergeMessages(usual, without_booking);
  return (salon.whatsapp ? bookable : mergeMessages(bookable, without_whatsapp)) as Omit<Tree, keyof Variants>;
}

/** The salon's messages in each of its languages, ready to be shown, made from the French ones; French where a language has none. */
export function messagesByLocale(file: FrenchFile): Map<Locale, Messages> {
  const french: Messages = ownWords(file);
  return new Map([
    [mainLocale, finished(french, mainLocale)],
    ...otherLocales.map((locale) => {
      const own: Variants = translations[locale]?.messages ?? {};
      return [locale, finished(mergeMessages(french, ownWords(own)), locale)] as const;
    }),
  ]);
}
