import type { PageKind } from '../schema/pages';

/** Facts about a kind of page. Its template is in `app/[[...path]]/page-template.tsx`, its fields in `lib/schema/pages.ts`. */
interface PageKindFacts {
  /** Type of such a page for search engines (schema.org). */
  schemaType: 'WebPage' | 'CollectionPage' | 'ImageGallery' | 'ContactPage';
  /** Whether its structured data describe the salon in full (so do those of a landing page with directions); others refer to it. */
  describesSalon?: true;
  /** Number of such pages in a salon; any by default. */
  count?: 'one' | 'at most one';
  /** Whether the header, the footer or a section leads to it, so that no page has to. */
  isLinked?: true;
  /** The link of the header that is marked on it and on the pages below it. */
  navigation?: 'services' | 'contact';
  /** Look of the booking band at its end. */
  band?: 'spruce' | 'picture' | 'lacquer' | 'blush' | 'linen' | 'line';
  /** Whether its picture is on its share image alone. */
  isPictureUnseen?: true;
}

/** Every kind of page there is: a kind that is missing here does not compile. */
export const pageKinds = {
  home: { schemaType: 'WebPage', describesSalon: true, count: 'one', isLinked: true, band: 'spruce' },
  'all-services': {
    schemaType: 'CollectionPage',
    describesSalon: true,
    count: 'at most one',
    isLinked: true,
    isPictureUnseen: true,
    navigation: 'services',
  },
  'price-list': { schemaType: 'WebPage', count: 'one', isLinked: true, isPictureUnseen: true, band: 'line' },
  gallery: { schemaType: 'ImageGallery', count: 'at most one', isLinked: true, isPictureUnseen: true, band: 'linen' },
  blog: { schemaType: 'CollectionPage', count: 'at most one', isPictureUnseen: true, band: 'linen' },
  article: { schemaType: 'WebPage' },
  contact: { schemaType: 'ContactPage', describesSalon: true, count: 'one', navigation: 'contact' },
  legal: { schemaType: 'WebPage', isLinked: true, isPictureUnseen: true },
  cards: { schemaType: 'CollectionPage', navigation: 'services', band: 'picture' },
  landing: { schemaType: 'WebPage', band: 'blush' },
  service: { schemaType: 'WebPage', navigation: 'services', band: 'lacquer' },
  page: { schemaType: 'WebPage', isLinked: true, band: 'linen' },
} as const satisfies Record<PageKind, PageKindFacts>;

type KindWith<Facts> = { [Kind in PageKind]: (typeof pageKinds)[Kind] extends Facts ? Kind : never }[PageKind];

/** Kinds of which every salon has a page. */
export type NeededKind = KindWith<{ count: 'one' }>;

/** Kinds that end in a booking band. */
export type KindWithBand = KindWith<{ band: string }>;

/** Returns the facts of a kind, typed alike for all kinds. */
export const factsOfKind = (kind: PageKind): PageKindFacts => pageKinds[kind];

/** Returns the kinds whose facts pass a test. */
export const kindsWhere = (isMeant: (facts: PageKindFacts) => unknown): PageKind[] =>
  (Object.keys(pageKinds) as PageKind[]).filter((kind) => isMeant(factsOfKind(kind)));
