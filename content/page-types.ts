import type { PictureId } from './pictures';
import type { OverviewPriceId, PriceId } from './prices';
import type { RouteId } from './routes';

/** What every page says of itself, whatever its kind. */
export interface PageBase {
  /** `<title>`: service, place and salon, at most 60 characters. */
  title: string;
  /** `<meta name="description">`: 120 to 160 characters. */
  description: string;
  /** Short name for breadcrumbs, footer and related links, at most 40 characters. */
  label: string;
  /** The `h1`. */
  heading: string;
  /** Page above this one in the breadcrumbs; the home page where absent. */
  parent?: RouteId;
  /** Picture at the head of the page, on its card and on its share image. */
  picture: PictureId;
}

/** A titled sentence or two. */
export interface Point {
  title: string;
  text: string;
}

/** A heading with its paragraphs. */
export interface TextSection {
  heading: string;
  paragraphs: string[];
}

/** A service on a landing page; `route` makes its title a link, `prices` are shown beside it. */
export interface ServiceLine extends Point {
  route?: RouteId;
  prices?: PriceId[];
}

/** One service: what happens, for whom, how long it lasts, what to do at home. */
export interface ServicePage extends PageBase {
  kind: 'service';
  /** One line for the card, at most 100 characters. */
  benefit: string;
  intro: string[];
  included: string[];
  suits: string;
  lasts: string;
  aftercare: string[];
  prices: PriceId[];
  related: RouteId[];
}

/** A page for one thing visitors search for: their question, answered at once. */
export interface LandingPage extends PageBase {
  kind: 'landing';
  /** The question as a visitor would type it. */
  question: string;
  /** Its answer, the first paragraph of the page. */
  answer: string;
  services: ServiceLine[];
  why: Point[];
  sections: TextSection[];
  related: RouteId[];
}

/** The landing page of the region: a landing page with the way to the salon. */
export interface LocalLandingPage extends Omit<LandingPage, 'kind'> {
  kind: 'local-landing';
  directions: Point[];
}

/** All services of the salon on one page. */
export interface AllServicesPage extends PageBase {
  kind: 'all-services';
  intro: string[];
  hair: ServiceLine[];
  nails: ServiceLine[];
  why: Point[];
  contact: TextSection;
}

/** The hairdressing cards, made from the service pages. */
export interface HairCardsPage extends PageBase {
  kind: 'hair-cards';
  intro: string[];
  services: RouteId[];
  related: RouteId[];
}

/** A card of the nail overview. */
export interface NailCard extends Point {
  picture: PictureId;
  /** Price of the overview's own set, or of the price list where the overview has none. */
  price: { overview: OverviewPriceId } | { listed: PriceId };
  /** Page that tells more. */
  route: RouteId;
}

/** Nail services overview: six cards. */
export interface NailCardsPage extends PageBase {
  kind: 'nail-cards';
  intro: string[];
  cards: NailCard[];
  related: RouteId[];
}

/** A card of the nail category page. */
export interface CategoryCard extends Point {
  picture: PictureId;
  route: RouteId;
  prices: PriceId[];
}

/** Nail category: four cards, booked through the services variant of the widget. */
export interface NailCategoryPage extends PageBase {
  kind: 'nail-category';
  intro: string[];
  cards: CategoryCard[];
  related: RouteId[];
}

export interface PriceListPage extends PageBase {
  kind: 'price-list';
  intro: string[];
  /** What "sur devis" means here. */
  quoteNote: string;
  /** Payment, what is included. */
  notes: string[];
}

export interface GalleryPage extends PageBase {
  kind: 'gallery';
  intro: string[];
  /** Says that the pictures are illustrations. */
  note: string;
}

export interface BlogPage extends PageBase {
  kind: 'blog';
  intro: string;
  closing: Point;
}

export interface ContactPage extends PageBase {
  kind: 'contact';
  intro: string[];
  access: Point[];
}

export interface LegalPage extends PageBase {
  kind: 'legal';
  intro: string[];
  sections: TextSection[];
}

/** A service card of the home page. */
export interface HomeServiceCard extends Point {
  /** Exactly four. */
  features: [string, string, string, string];
  picture: PictureId;
  route: RouteId;
  highlighted: boolean;
}

export interface HomePage extends PageBase {
  kind: 'home';
  /** One sentence under the headline. */
  lead: string;
  about: TextSection;
  reasons: [Point, Point, Point, Point, Point];
  servicesIntro: string;
  serviceCards: [HomeServiceCard, HomeServiceCard];
  contactIntro: string;
}

export type Page =
  | HomePage
  | AllServicesPage
  | PriceListPage
  | GalleryPage
  | BlogPage
  | ContactPage
  | LegalPage
  | HairCardsPage
  | NailCardsPage
  | NailCategoryPage
  | LandingPage
  | LocalLandingPage
  | ServicePage;

export type PageKind = Page['kind'];
export type PageOfKind<Kind extends PageKind> = Extract<Page, { kind: Kind }>;
