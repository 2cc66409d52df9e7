import { content } from '../../.generated/content';

/** Everything the owner says, checked by the build before any page is made. */
export const {
  salon,
  brand,
  facts,
  practical,
  requestServices,
  prices,
  priceList,
  trades,
  navigation,
  pages,
  translations,
  messages,
  keptMessages,
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

/** The languages that some pages are in besides French, as their two letters. */
export const otherLocales: readonly string[] = Object.keys(translations);
