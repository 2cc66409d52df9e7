import fr from '../../messages/fr.json';
import type { Locale } from './locale';
import { type Messages, messagesByLocale } from './salon-messages';

const byLocale = messagesByLocale(fr);

/**
 * The interface's words in a language, ready to be shown; French where it has none.
 * @throws Error when the salon is not in this language.
 */
export function messagesIn(locale: Locale): Messages {
  const messages = byLocale.get(locale);
  if (!messages) throw new Error(`The site has no pages in the language ${locale}.`);
  return messages;
}
