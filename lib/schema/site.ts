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

/** The checked content in one object, as `.generated/content.ts` has it. */
export interface SiteContent {
  salon: Salon;
  brand: Brand;
  facts: Facts;
  announcement?: Announcement;
  practical: Practical;
  /** Choices of the booking form; without any, there is no form. */
  requestServices: RequestService[];
  /** Prices by file name. */
  prices: Record<string, Price>;
  priceList: PriceList;
  trades: Trade[];
  navigation: Navigation;
  /** Pages by their ids, sorted by the field `order`; pages of blog articles last. */
  pages: Record<PageId, Page>;
  /** Paths of withdrawn pages, and the paths to which they redirect. */
  moved: readonly { from: string; to: string }[];
  /** By language: translated pages by the id of the page in the main language. */
  translations: Record<string, { pages: Record<PageId, TranslatedPage> }>;
  /** By language: the messages of the interface for this salon, with the keys of `messages/fr.json`. */
  messages: Record<string, object>;
  keptMessages: KeptMessage[];
  /** Words that the owner has written with soft hyphens; the texts themselves have none. */
  hyphenations: string[];
  /** The owner's twelve season notes, January first; empty if the salon has none. */
  season: string[];
  /** Picture of the twelve months side by side. */
  seasonPicture?: PictureId;
  shades?: ShownShadeCard;
  /** Whether a value of the shades is marked `[exemple]`. */
  areShadesExamples: boolean;
  /** Blog articles in reading order. */
  articles: Article[];
  gallery: GalleryPair[];
  testimonials: Testimonial[];
  /** Whether the testimonials are examples, which are left out as soon as there is a real one. */
  areTestimonialsExamples: boolean;
  drawnMap?: DrawnMap;
  /** Pictures by the names of their folders. */
  pictures: Record<string, Picture>;
}

/** A message that a salon keeps on purpose although it is in another language than its page, or has an error. */
export interface KeptMessage {
  locale: string;
  /** Key in `messages/fr.json`: "form.errors.name". */
  key: string;
  text: string;
  /** The engine's message for the same key, in the language of the page. */
  proper: string;
  /** Language of the message, if it is not the page's. */
  lang?: string;
  /** The error, in French. */
  fault?: string;
}
