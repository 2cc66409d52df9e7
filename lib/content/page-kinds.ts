import type { PageKind } from '../schema/pages';

/** Facts about a kind of page. Templates: `app/[[...path]]/page-template.tsx`; fields: `lib/schema/pages.ts`. */
interface PageKindFacts {
  /** Type of the page for search engines (schema.org). */
  schemaType: 'WebPage' | 'CollectionPage' | 'ImageGallery' | 'ContactPage';
  /** Whether the page's structured data describe the salon in full, as a landing page with directions does too. */
  describesSalon?: true;
  /** Number of such pages in a salon; any by default. */
  count?: 'one' | 'at most one';
  /** Whether links to such pages come by themselves: neither a page nor `navigation.json` has to name them. */
  isLinked?: true;
  /** Header link that is marked as current on such a page and on the pages below it. */
  navigation?: 'services' | 'contact';
  /** Variant of the booking band at the end of the page. */
  band?: 'spruce' | 'picture' | 'lacquer' | 'blush' | 'linen' | 'line';
  /** Whether the page's picture appears on its share image only. */
  isPictureUnseen?: true;
}

/** Facts of every kind of page; a kind that is missing here does not compile. */
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

export type NeededKind = KindWith<{ count: 'one' }>;

export type KindWithBand = KindWith<{ band: string }>;

/** Returns the facts of a kind, typed alike for all kinds. */
export const factsOfKind = (kind: PageKind): PageKindFacts => pageKinds[kind];

export const kindsWhere = (isMeant: (facts: PageKindFacts) => unknown): PageKind[] =>
  (Object.keys(pageKinds) as PageKind[]).filter((kind) => isMeant(factsOfKind(kind)));
