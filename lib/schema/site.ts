import type { Announcement } from './announcement';
import type { Article } from './articles';
import type { Brand } from './brand';
import type { GalleryPair } from './gallery';
import type { DrawnMap } from './map';
import type { Page, PageId, TranslatedPage } from './pages';
import type { Picture, PictureId } from './pictures';
import type { Practical } from './practical';
import type { Price, PriceList } from './prices';
import type { RequestService } from './request';
import type { Facts, Salon } from './salon';
import type { ShownShadeCard } from './shades';
import type { Testimonial } from './testimonials';
import type { Navigation, Trade } from './trades';

/** Everything the owner says, checked and put together: what `.generated/content.ts` holds. */
export interface SiteContent {
  salon: Salon;
  brand: Brand;
  facts: Facts;
  /** None where the salon announces nothing. */
  announcement?: Announcement;
  practical: Practical;
  /** Choices of the booking form; none where the form does not ask. */
  requestServices: RequestService[];
  /** By the names of their files. */
  prices: Record<string, Price>;
  priceList: PriceList;
  /** Trades of the salon, in the order of the price list. */
  trades: Trade[];
  navigation: Navigation;
  /** By the names of their files, in their order. */
  pages: Record<PageId, Page>;
  /** Paths of pages that the owner has withdrawn, and of those that they lead to. */
  moved: readonly { from: string; to: string }[];
  /** By language: its pages by the ids of those that they translate. */
  translations: Record<string, { pages: Record<PageId, TranslatedPage> }>;
  /** By language, the main one included: the words of the interface as this salon says them, in the branches of `messages/fr.json`. */
  messages: Record<string, object>;
  /** Messages of its own that it keeps as they are although they have a fault, marked as such. */
  keptMessages: KeptMessage[];
  /** Words as the owner has written them with soft hyphens, which the texts have no more. */
  hyphenations: string[];
  /** The owner's season notes, January first; none where the salon has no such notes. */
  season: string[];
  /** The twelve months side by side. */
  seasonPicture?: PictureId;
  /** Colours to choose from; none where the salon has no such card. */
  shades?: ShownShadeCard;
  /** Whether they stand in for the salon's own. */
  areShadesExamples: boolean;
  /** Articles in reading order. */
  articles: Article[];
  gallery: GalleryPair[];
  testimonials: Testimonial[];
  /** Whether they are examples and not by clients: examples are left out as soon as there is a real one. */
  areTestimonialsExamples: boolean;
  /** None where the salon has no such drawing. */
  drawnMap?: DrawnMap;
  /** By the names of their files. */
  pictures: Record<string, Picture>;
}

/** A message that a salon keeps on purpose although it is in another language than its page, or has a fault. */
export interface KeptMessage {
  locale: string;
  /** Of `messages/fr.json`: "form.errors.name". */
  key: string;
  text: string;
  /** The engine's own words in its place, in the language of the page. */
  proper: string;
  /** Two letters, where it is not the language of the page. */
  lang?: string;
  /** The fault, in French. */
  fault?: string;
}
