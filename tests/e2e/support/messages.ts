import { typesetDeep } from '@/lib/i18n/typography';
import french from '@/messages/fr.json' with { type: 'json' };

/** The French interface strings as the pages show them. */
export const messages = typesetDeep(french);

/** A message with its `{values}` filled in. */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
