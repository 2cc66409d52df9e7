import { content } from '../../.generated/content';

/** Everything the owner says, checked by the build before any page is made. */
export const {
  salon,
  brand,
  facts,
  practical,
  prices,
  priceList,
  trades,
  navigation,
  pages,
  germanPages,
  season,
  articles,
  gallery,
  testimonials,
  areTestimonialsExamples,
  pictures,
} = content;
