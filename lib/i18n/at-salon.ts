import { salon } from '../content/content';
import { rulesOf } from './language-rules';
import { type Locale, mainLocale } from './locale';

/** "à l'Atelier", "au Salon", "chez Anna": before the name, by the article it has. */
const frenchAt = { '': 'chez ', "l'": "à l'", le: 'au ', la: 'à la ' } as const;

/** Where the salon is, as part of a sentence. */
export const atSalon = (locale: Locale): string =>
  locale === mainLocale ? `${frenchAt[salon.article]}${salon.name}` : rulesOf(locale).at(salon.name);
