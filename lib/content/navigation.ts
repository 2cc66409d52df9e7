import type { HomeSection, PageId, PageKind } from '../schema/pages';
import type { Trade } from '../schema/trades';
import { navigation } from './content';
import { anchorOf, homeSections } from './home-sections';
import { kindsWhere } from './page-kinds';
import { getPage, getTrade, idOfKind, idsOfKind, neededId } from './pages';

interface NavigationLink {
  /** A message of `nav`. */
  label: 'home' | 'about' | 'services' | 'prices' | 'contact';
  to: PageId;
  /** Fragment of a section of the home page, without #. */
  section?: string;
  /** Pages of these kinds, and those below them, are behind it. */
  kinds?: readonly PageKind[];
}

/** Header links, in order. Where the home page leaves a section out, its link leads to a page of that subject, if there is one. */
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

/** The blog and pages of the salon's own, where the header leads to them as well. */
export const headerPages = [...idsOfKind('blog'), ...ownPages].filter((id) => {
  const page = getPage(id);
  return 'inHeader' in page && page.inHeader;
});

/** Pages after the links of the header, as far as there is room: the gallery, the blog and pages of the salon's own. */
export const headerExtras: readonly PageId[] = [...idsOfKind('gallery'), ...headerPages];

/** The same in the menu of phones, which has room for the blog and every page of the salon's own. */
export const menuExtras: readonly PageId[] = [...new Set([...headerExtras, ...idsOfKind('blog'), ...ownPages])];

const ofTrades = navigation.trades.map(({ trade, pages }) => ({ title: getTrade(trade), pages }));

/**
 * Footer links in groups: the salon's and those of each trade, or, where one of them has a single page, those of all together.
 * Every page of the salon's own is among them.
 */
export const footerGroups: readonly { title: Trade | 'footer.salon' | 'nav.services'; pages: readonly PageId[] }[] = [
  { title: 'footer.salon', pages: [...navigation.salon, ...ownPages.filter((id) => !isInFooter(id))] },
  ...(ofTrades.some(({ pages }) => pages.length === 1)
    ? [{ title: 'nav.services' as const, pages: ofTrades.flatMap(({ pages }) => pages) }]
    : ofTrades),
];

function isInFooter(id: PageId): boolean {
  return [navigation.salon, ...navigation.trades.map(({ pages }) => pages)].some((pages) => pages.includes(id));
}

/** Returns the pages above one page, from the home page down to the page itself; empty for the home page. */
export function breadcrumbTrail(id: PageId): PageId[] {
  const { kind, parent = neededId('home') } = getPage(id);
  if (kind === 'home') return [];
  return getPage(parent).kind === 'home' ? [parent, id] : [...breadcrumbTrail(parent), id];
}
