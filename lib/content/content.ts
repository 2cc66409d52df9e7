import content from '../../.generated/content.json';
import type { SiteContent } from '../../content/schema/site';

/** Everything the owner says, checked by the build before any page is made. */
export const {
  salon,
  facts,
  prices,
  priceList,
  pages,
  germanPages,
  articles,
  gallery,
  testimonials,
  areTestimonialsExamples,
  pictures,
} = content as unknown as SiteContent;
