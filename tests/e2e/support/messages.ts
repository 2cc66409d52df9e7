import { readFileSync } from 'node:fs';
import { mainLocale } from '@/lib/i18n/locale';
import { messagesReader } from '@/lib/i18n/salon-messages';

export { fill } from '@/lib/i18n/fill';

// Read and not imported, because Node 20.9 does not know how to import JSON.
const french = JSON.parse(readFileSync('messages/fr.json', 'utf8'));

/** The interface strings of a language of the salon as its pages show them. */
export const messagesIn = messagesReader(french);

/** The French ones. */
export const messages = messagesIn(mainLocale);
