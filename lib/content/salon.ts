import { rulesOf } from '../i18n/language-rules';
import { type Locale, mainLocale } from '../i18n/locale';
import { typeset, typesetDeep } from '../i18n/typography';
import { salon } from './content';

/** The salon's facts for pages: texts are typeset, numbers to dial and addresses to follow are as the owner wrote them. */
export const siteSalon = {
  ...salon,
  name: typeset(salon.name),
  tagline: typeset(salon.tagline),
  address: typesetDeep(salon.address),
  socialProfile: withTypesetName(salon.socialProfile),
  developer: withTypesetName(salon.developer),
  areaServed: typesetDeep(salon.areaServed),
};

/** What stands before the salon's name, by its article: "à l'Atelier", "au Salon", "chez Anna". */
const frenchAt = { '': 'chez ', "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Where the salon is, as part of a sentence. */
export const atSalon = (locale: Locale): string =>
  locale === mainLocale ? `${frenchAt[salon.article]}${salon.name}` : rulesOf(locale).at(salon.name);

function withTypesetName(link: typeof salon.socialProfile): typeof link {
  return link && { ...link, name: typeset(link.name) };
}
