import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locale';
import type { Messages } from '../i18n/message-types';
import { messages, salon } from './content';

/** "à l'Atelier", "au Salon": before a French name that has an article. */
const frenchAt = { "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Where the salon is, as part of a sentence. */
export const atSalon = (locale: Locale): string =>
  locale === 'fr' && salon.article
    ? `${frenchAt[salon.article]}${salon.name}`
    : fill((messages[locale] as Messages).at_salon, { salon: salon.name });
