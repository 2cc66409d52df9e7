import { content } from '../../.generated/content';

/** Everything the owner says, checked by the build before any page is made. */
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

/** The language that every page is in, as its two letters: its pages stand at the root. */
export const mainLocale: string = salon.language;
/** The languages that some pages are in besides. */
export const otherLocales: readonly string[] = Object.keys(translations);
export const locales: readonly string[] = [mainLocale, ...otherLocales];
