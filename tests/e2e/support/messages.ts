import { mainLocale } from '@/lib/content/content';
import { messagesIn } from '@/lib/i18n/messages';

export { fill } from '@/lib/i18n/fill';
export { messagesIn };

/** The messages of the main language. */
export const messages = messagesIn(mainLocale);
