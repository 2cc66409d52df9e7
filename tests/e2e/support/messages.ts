import { mainLocale } from '@/lib/content/content';
import { messagesIn } from '@/lib/i18n/messages';

export { fill } from '@/lib/i18n/fill';
export { messagesIn };

export const messages = messagesIn(mainLocale);
