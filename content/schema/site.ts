import { z } from 'zod';
import { articles } from './articles';
import { isoDate, text } from './fields';
import { gallery } from './gallery';
import { germanAlts, germanPages } from './german';
import { footerNavigation, mainNavigation } from './navigation';
import { page } from './pages';
import { picture, stockPhoto } from './pictures';
import { overviewPrice, priceRow, priceSection } from './prices';
import { facts, salon } from './salon';
import { testimonials } from './testimonials';

/** Everything the content check looks at, by the names the files of content/ give it. */
export const siteContent = z.strictObject({
  salon,
  facts,
  /** Paths by page id. */
  routes: z.record(z.string(), text),
  /** Paths of the German pages, by the id of their French page. */
  germanRoutes: z.record(
    z.string(),
    text.regex(/^\/de(\/[a-z-]+)*$/, 'must be /de, or start with /de/ and go on in small letters and hyphens'),
  ),
  /** Pages by id, under the file they stand in. */
  pages: z.record(z.string(), z.record(z.string(), page)),
  germanPages,
  germanAlts,
  prices: z.record(z.string(), priceRow),
  priceList: z.array(priceSection),
  pricesValidFrom: isoDate,
  overviewPrices: z.record(z.string(), overviewPrice),
  pictures: z.record(z.string(), picture),
  /** Names of the files in content/pictures/. */
  pictureFiles: z.array(z.string()),
  stockPhotos: z.record(z.string(), stockPhoto),
  articles,
  gallery,
  testimonials,
  mainNavigation,
  footerNavigation,
  /** Messages under the file they stand in. */
  messages: z.record(z.string(), z.unknown()),
});

export type SiteContent = z.infer<typeof siteContent>;
