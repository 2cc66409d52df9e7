import { readFileSync } from 'node:fs';
import { type Locale, mainLocale } from '@/lib/i18n/locale';
import { type Messages, messagesByLocale } from '@/lib/i18n/salon-messages';

// Read and not imported, because Node 20.9 does not know how to import JSON.
const byLocale = messagesByLocale(JSON.parse(readFileSync('messages/fr.json', 'utf8')));

/** The interface strings of a language of the salon as its pages show them. */
export function messagesIn(locale: Locale): Messages {
  const messages = byLocale.get(locale);
  if (!messages) throw new Error(`The site has no pages in the language ${locale}.`);
  return messages;
}

/** The French ones. */
export const messages = messagesIn(mainLocale);

/** A message with its `{values}` filled in. */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
