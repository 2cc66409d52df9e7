import { z } from 'zod';
import { distinct, text, texts } from './fields';
import { overviewPriceId, pictureId, priceId, routeId, serviceRouteId } from './ids';

/** What every page says of itself in words. */
export const pageWords = z.strictObject({
  /** `<title>`: service, place and salon, at most 60 characters. */
  title: text.max(60),
  /** `<meta name="description">`: 120 to 160 characters. */
  description: text.min(120).max(160),
  /** Short name for breadcrumbs, footer and related links, at most 40 characters. */
  label: text.max(40),
  /** The `h1`. */
  heading: text,
});

/** What every page has, whatever its kind. */
const pageBase = pageWords.extend({
  /** Page above this one in the breadcrumbs; the home page where absent. */
  parent: routeId.optional(),
  /** Picture at the head of the page, on its card and on its share image. */
  picture: pictureId,
});

/** A titled sentence or two. */
export const point = z.strictObject({ title: text, text });
const points = z.array(point).min(1, 'must not be empty');

/** A heading with its paragraphs. */
const textSection = z.strictObject({ heading: text, paragraphs: texts });

/** A service on a landing page; `route` makes its title a link, `prices` are shown beside it. */
const serviceLine = point.extend({ route: routeId.optional(), prices: distinct(priceId).optional() });
const serviceLines = z.array(serviceLine).min(1, 'must not be empty');

/** Pages that are offered at the end of this one. */
const related = distinct(routeId);

/** What a card of the home page lists. */
export const features = z.tuple([text, text, text, text], 'must be exactly four');

const homeServiceCard = point.extend({
  /** Exactly four. */
  features,
  picture: pictureId,
  route: routeId,
  highlighted: z.boolean(),
});

export const homePage = pageBase.extend({
  kind: z.literal('home'),
  /** One sentence under the headline. */
  lead: text,
  about: textSection,
  /** Exactly five. */
  reasons: z.tuple([point, point, point, point, point], 'must be exactly five'),
  servicesIntro: text,
  /** Exactly two. */
  serviceCards: z.tuple([homeServiceCard, homeServiceCard], 'must be exactly two'),
  contactIntro: text,
});

/** One service: what happens, for whom, how long it lasts, what to do at home. */
const servicePage = pageBase.extend({
  kind: z.literal('service'),
  /** One line for the card, at most 100 characters. */
  benefit: text.max(100),
  intro: texts,
  included: texts,
  suits: text,
  lasts: text,
  aftercare: texts,
  prices: distinct(priceId),
  related,
});

/** A page for one thing visitors search for: their question, answered at once. */
const landingPage = pageBase.extend({
  kind: z.literal('landing'),
  /** The question as a visitor would type it. */
  question: text,
  /** Its answer, the first paragraph of the page. */
  answer: text,
  services: serviceLines,
  why: points,
  sections: z.array(textSection),
  /** At least two. */
  related: related.min(2, 'must name at least two pages'),
});

/** The landing page of the region: a landing page with the way to the salon. */
const localLandingPage = landingPage.extend({ kind: z.literal('local-landing'), directions: points });

/** All services of the salon on one page. */
const allServicesPage = pageBase.extend({
  kind: z.literal('all-services'),
  intro: texts,
  hair: serviceLines,
  nails: serviceLines,
  why: points,
  contact: textSection,
});

/** The hairdressing cards, made from the service pages: at least ten. */
const hairCardsPage = pageBase.extend({
  kind: z.literal('hair-cards'),
  intro: texts,
  services: distinct(serviceRouteId).min(10, 'must be at least ten'),
  related,
});

/** A card of the nail overview. */
const nailCard = point.extend({
  picture: pictureId,
  /** Price of the overview's own set, or of the price list where the overview has none. */
  price: z.union(
    [z.strictObject({ overview: overviewPriceId }), z.strictObject({ listed: priceId })],
    "must be { overview: '...' } or { listed: '...' }",
  ),
  /** Page that tells more. */
  route: routeId,
});

/** Nail services overview: six cards. */
const nailCardsPage = pageBase.extend({
  kind: z.literal('nail-cards'),
  intro: texts,
  cards: z.array(nailCard).length(6, 'must be exactly six'),
  related,
});

/** Nail category: four cards, booked through the services variant of the widget. */
const nailCategoryPage = pageBase.extend({
  kind: z.literal('nail-category'),
  intro: texts,
  cards: z
    .array(point.extend({ picture: pictureId, route: routeId, prices: distinct(priceId) }))
    .length(4, 'must be exactly four'),
  related,
});

const priceListPage = pageBase.extend({
  kind: z.literal('price-list'),
  intro: texts,
  /** What "sur devis" means here. */
  quoteNote: text,
  /** Payment, what is included. */
  notes: texts,
});

const galleryPage = pageBase.extend({
  kind: z.literal('gallery'),
  intro: texts,
  /** Says that the pictures are illustrations. */
  note: text,
});

const blogPage = pageBase.extend({ kind: z.literal('blog'), intro: text, closing: point });

export const contactPage = pageBase.extend({ kind: z.literal('contact'), intro: texts, access: points });

const legalPage = pageBase.extend({
  kind: z.literal('legal'),
  intro: texts,
  sections: z.array(textSection).min(1, 'must not be empty'),
});

/** A page of any kind. */
export const page = z.discriminatedUnion(
  'kind',
  [
    homePage,
    allServicesPage,
    priceListPage,
    galleryPage,
    blogPage,
    contactPage,
    legalPage,
    hairCardsPage,
    nailCardsPage,
    nailCategoryPage,
    landingPage,
    localLandingPage,
    servicePage,
  ],
  { error: ({ code }) => (code === 'invalid_union' ? 'must be a known kind of page' : undefined) },
);

export type PageWords = z.infer<typeof pageWords>;
export type PageBase = z.infer<typeof pageBase>;
export type Point = z.infer<typeof point>;
export type TextSection = z.infer<typeof textSection>;
export type ServiceLine = z.infer<typeof serviceLine>;
export type HomeServiceCard = z.infer<typeof homeServiceCard>;
export type NailCard = z.infer<typeof nailCard>;
export type Page = z.infer<typeof page>;
export type PageKind = Page['kind'];
export type PageOfKind<Kind extends PageKind> = Extract<Page, { kind: Kind }>;
