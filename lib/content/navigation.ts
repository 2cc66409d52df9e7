import type { HomeSection, PageId, PageKind } from '../schema/pages';
import type { Trade } from '../schema/trades';
import { navigation } from './content';
import { anchorOf, homeSections } from './home-sections';
import { kindsWhere } from './page-kinds';
import { getPage, getTrade, idOfKind, idsOfKind, neededId } from './pages';

interface NavigationLink {
  label: 'home' | 'about' | 'services' | 'prices' | 'contact';
  to: PageId;
  section?: string;
  /** The link is marked as current on pages of these kinds and on pages below them. */
  kinds?: readonly PageKind[];
}

/** Header links, in order. A link to a section that the home page lacks leads to a page of that subject, if any. */
export const mainNavigation: readonly NavigationLink[] = [
  { label: 'home', to: neededId('home') },
  ...sectionLink('about'),
  ...sectionLink('services', idOfKind('all-services') ?? idOfKind('cards')),
  { label: 'prices', to: neededId('price-list') },
  ...sectionLink('contact', neededId('contact')),
];

function sectionLink(label: HomeSection & NavigationLink['label'], page?: PageId): NavigationLink[] {
  const kinds = kindsWhere(({ navigation }) => navigation === label);
  if (homeSections().includes(label)) return [{ label, to: neededId('home'), section: anchorOf(label), kinds }];
  return page ? [{ label, to: page, kinds }] : [];
}

const ownPages = idsOfKind('page');

/** The blog and the salon's own pages (`content/own-pages`) whose field `inHeader` asks for a header link. */
export const headerPages = [...idsOfKind('blog'), ...ownPages].filter((id) => {
  const page = getPage(id);
  return 'inHeader' in page && page.inHeader;
});

/** Pages after the header links, as far as there is room: the gallery and `headerPages`. */
export const headerExtras: readonly PageId[] = [...idsOfKind('gallery'), ...headerPages];

/** Pages after the links in the menu of phones: `headerExtras`, the blog and every other own page. */
export const menuExtras: readonly PageId[] = [...new Set([...headerExtras, ...idsOfKind('blog'), ...ownPages])];

const ofTrades = navigation.trades.map(({ trade, pages }) => ({ title: getTrade(trade), pages }));

/** Footer groups: the salon's with all own pages, then one a trade, or one for all trades if one has a single page. */
export const footerGroups: readonly { title: Trade | 'footer.salon' | 'nav.services'; pages: readonly PageId[] }[] = [
  { title: 'footer.salon', pages: [...navigation.salon, ...ownPages.filter((id) => !isInFooter(id))] },
  ...(ofTrades.some(({ pages }) => pages.length === 1)
    ? [{ title: 'nav.services' as const, pages: ofTrades.flatMap(({ pages }) => pages) }]
    : ofTrades),
];

function isInFooter(id: PageId): boolean {
  return [navigation.salon, ...navigation.trades.map(({ pages }) => pages)].some((pages) => pages.includes(id));
}

/** Returns the pages above a page and the page itself, the home page first; empty for the home page. */
export function breadcrumbTrail(id: PageId): PageId[] {
  const { kind, parent = neededId('home') } = getPage(id);
  if (kind === 'home') return [];
  return getPage(parent).kind === 'home' ? [parent, id] : [...breadcrumbTrail(parent), id];
}
