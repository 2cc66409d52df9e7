import { content } from '../../.generated/content';

/** The content of the salon, checked by the build before any page is made. */
export const {
  salon,
  brand,
  facts,
  announcement,
  practical,
  requestServices,
  prices,
  priceList,
  trades,
  navigation,
  pages,
  moved,
  translations,
  messages,
  keptMessages,
  hyphenations,
  season,
  seasonPicture,
  shades,
  areShadesExamples,
  articles,
  gallery,
  testimonials,
  areTestimonialsExamples,
  drawnMap,
  pictures,
} = content;

/** Main language, two letters: every page exists in it, at the root of the site. */
export const mainLocale: string = salon.language;
/** Further languages, in which some pages exist. */
export const otherLocales: readonly string[] = Object.keys(translations);
export const locales: readonly string[] = [mainLocale, ...otherLocales];
