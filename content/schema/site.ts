import type { RouteId } from '../routes';
import type { Article } from './articles';
import type { GalleryPair } from './gallery';
import type { GermanPages, Page } from './pages';
import type { Picture } from './pictures';
import type { Practical } from './practical';
import type { Price, PriceList } from './prices';
import type { Facts, Salon } from './salon';
import type { Testimonial } from './testimonials';

/** Everything the owner says, checked and put together: what `.generated/content.ts` holds. */
export interface SiteContent {
  salon: Salon;
  facts: Facts;
  practical: Practical;
  /** By the names of their files. */
  prices: Record<string, Price>;
  priceList: PriceList;
  pages: Record<RouteId, Page>;
  germanPages: GermanPages;
  /** The owner's season notes, January first. */
  season: string[];
  /** In reading order. */
  articles: Article[];
  gallery: GalleryPair[];
  testimonials: Testimonial[];
  /** Whether one of them was not said by a client. */
  areTestimonialsExamples: boolean;
  /** By the names of their files. */
  pictures: Record<string, Picture>;
}
