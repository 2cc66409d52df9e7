import de from '../../messages/de.json';
import fr from '../../messages/fr.json';
import { salon } from '../content/content';
import type { Locale } from './locale';
import { mapStrings, typeset } from './typography';

type French = typeof fr;

/** Part of the French messages in another language; a key that French does not have is `never`. */
export type TranslationOf<German, Source = French> = {
  [Key in keyof German]: Key extends keyof Source
    ? Source[Key] extends string
      ? string
      : TranslationOf<German[Key], Source[Key]>
    : never;
};

/** The same tree with the leaves of a translation where it has any. */
export function mergeMessages<Tree extends object>(tree: Tree, translation: object): Tree {
  const entries = Object.entries(tree).map(([key, value]) => {
    const own: unknown = Object.hasOwn(translation, key) ? Reflect.get(translation, key) : undefined;
    if (own === undefined) return [key, value];
    return [key, typeof own === 'object' && own !== null ? mergeMessages(value, own) : own];
  });
  return Object.fromEntries(entries) as Tree;
}

/** "à l'Atelier", "au Salon", "chez Anna": before the name, by the article it has. */
const frenchAt = { '': 'chez ', "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Where the salon is, as part of a sentence. */
const atSalon: Record<Locale, string> = { fr: `${frenchAt[salon.article]}${salon.name}`, de: `im ${salon.name}` };

/** Messages with the salon's name where they say `{salon}` or `{atSalon}`, typeset. */
function finished<Tree>(tree: Tree, locale: Locale): Tree {
  const named = (text: string) => text.replaceAll('{salon}', salon.name).replaceAll('{atSalon}', atSalon[locale]);
  return mapStrings(tree, (text) => typeset(named(text), locale));
}

const french: French = finished(fr, 'fr');
const german = finished(de satisfies TranslationOf<typeof de>, 'de');

/** The interface's words in each language, ready to be shown; French where German has none. */
export const messages: Record<Locale, French> = { fr: french, de: mergeMessages(french, german) };
