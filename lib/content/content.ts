import content from '../../.generated/content.json';
import type { SiteContent } from '../../content/schema/site';

/** Everything the owner says, checked by the build before any page is made. */
export const { salon, facts, prices, priceList, pages, germanPages, articles, gallery, testimonials, pictures } =
  // TypeScript reads every text of a JSON file as any text; the check has seen to it that each is one of those allowed.
  content as unknown as SiteContent;
