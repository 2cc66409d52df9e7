import { readFileSync } from 'node:fs';
import { atSalon } from '@/lib/content/salon';
import type { Locale } from '@/lib/i18n/locale';
import { typesetDeep } from '@/lib/i18n/typography';

/** A file of messages; not imported, because Node 20.9 does not know how to import JSON. */
export function readMessages<Messages>(locale: Locale): Messages {
  const text = readFileSync(`messages/${locale}.json`, 'utf8');
  return JSON.parse(text.replaceAll('{atSalon}', atSalon(locale)));
}

/** The French interface strings as the pages show them. */
export const messages = typesetDeep(readMessages<typeof import('@/messages/fr.json')>('fr'));

/** A message with its `{values}` filled in. */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
