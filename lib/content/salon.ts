import { rulesOf } from '../i18n/language-rules';
import { type Locale, mainLocale } from '../i18n/locale';
import { typeset, typesetDeep } from '../i18n/typography';
import { salon } from './content';

/** The salon's facts as pages show them: what is read is typeset, what is dialled or followed is as the owner wrote it. */
export const siteSalon = {
  ...salon,
  name: typeset(salon.name),
  tagline: typeset(salon.tagline),
  address: typesetDeep(salon.address),
  socialProfile: withTypesetName(salon.socialProfile),
  developer: withTypesetName(salon.developer),
  areaServed: typesetDeep(salon.areaServed),
};

/** "à l'Atelier", "au Salon", "chez Anna": before the name, by the article it has. */
const frenchAt = { '': 'chez ', "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Where the salon is, as part of a sentence. */
export const atSalon = (locale: Locale): string =>
  locale === mainLocale ? `${frenchAt[salon.article]}${salon.name}` : rulesOf(locale).at(salon.name);

function withTypesetName(link: typeof salon.socialProfile): typeof link {
  return link && { ...link, name: typeset(link.name) };
}
