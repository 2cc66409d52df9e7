import fr from '../../messages/fr.json';
import { otherLocales, salon, translations } from '../content/content';
import { rulesOf } from './language-rules';
import { type Locale, mainLocale } from './locale';
import { mapStrings, typeset } from './typography';

const { nous: frenchNous, ...french } = fr;
type French = typeof french;

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
const atSalon = (locale: Locale) =>
  locale === mainLocale ? `${frenchAt[salon.article]}${salon.name}` : rulesOf(locale).at(salon.name);

/** Messages with the salon's name where they say `{salon}` or `{atSalon}`, typeset. */
function finished<Tree>(tree: Tree, locale: Locale): Tree {
  const named = (text: string) => text.replaceAll('{salon}', salon.name).replaceAll('{atSalon}', atSalon(locale));
  return mapStrings(tree, (text) => typeset(named(text), locale));
}

/** Messages are worded for a salon of one person; `nous` has those that several word otherwise. */
const inVoice = <Tree extends object>(tree: Tree, nous: object): Tree =>
  salon.voice === 'nous' ? mergeMessages(tree, nous) : tree;

function translated(locale: Locale): French {
  const { nous = {}, ...own } = (translations[locale]?.messages ?? {}) as { nous?: object };
  return mergeMessages(french, inVoice(own, nous));
}

const byLocale = new Map([
  [mainLocale, finished(inVoice(french, frenchNous), mainLocale)],
  ...otherLocales.map((locale) => [locale, finished(translated(locale), locale)] as const),
]);

/**
 * The interface's words in a language, ready to be shown; French where it has none.
 * @throws Error when the salon is not in this language.
 */
export function messagesIn(locale: Locale): French {
  const messages = byLocale.get(locale);
  if (!messages) throw new Error(`The site has no pages in the language ${locale}.`);
  return messages;
}
