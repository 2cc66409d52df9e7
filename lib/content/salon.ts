import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locale';
import type { Messages } from '../i18n/message-types';
import { typeset, typesetDeep } from '../i18n/typography';
import { mainLocale, messages, salon } from './content';

/** The salon's facts for pages: texts are typeset, numbers to dial and addresses to follow are as the owner wrote them. */
export const siteSalon = {
  ...salon,
  name: typeset(salon.name, mainLocale),
  tagline: typeset(salon.tagline, mainLocale),
  address: typesetDeep(salon.address, mainLocale),
  socialProfile: withTypesetName(salon.socialProfile),
  developer: withTypesetName(salon.developer),
  areaServed: typesetDeep(salon.areaServed, mainLocale),
};

/** "à l'Atelier", "au Salon": before a French name that has an article. */
const frenchAt = { "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Where the salon is, as part of a sentence. */
export const atSalon = (locale: Locale): string =>
  locale === 'fr' && salon.article
    ? `${frenchAt[salon.article]}${salon.name}`
    : fill((messages[locale] as Messages).at_salon, { salon: salon.name });

function withTypesetName(link: typeof salon.socialProfile): typeof link {
  return link && { ...link, name: typeset(link.name, mainLocale) };
}
