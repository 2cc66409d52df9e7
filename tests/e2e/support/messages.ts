import { typesetDeep } from '@/lib/typography';
import french from '@/messages/fr.json' with { type: 'json' };

/** The French interface strings as the pages show them. */
export const messages = typesetDeep(french);
