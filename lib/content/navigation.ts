import type { HomeSection, PageId, PageKind } from '../../content/schema/pages';
import type { Trade } from '../../content/schema/trades';
import { navigation } from './content';
import { kindsWhere } from './page-kinds';
import { getPage, getTrade, neededId } from './pages';

/** Header links, in order: `label` is a message of `nav`, `section` one of the home page; pages of `kinds`, and those below, mark the link. */
export const mainNavigation: readonly {
  label: 'home' | 'about' | 'services' | 'prices' | 'contact';
  to: PageId;
  section?: HomeSection;
  kinds?: readonly PageKind[];
}[] = [
  { label: 'home', to: neededId('home') },
  { label: 'about', to: neededId('home'), section: 'about' },
  {
    label: 'services',
    to: neededId('home'),
    section: 'prices',
    kinds: kindsWhere(({ navigation }) => navigation === 'services'),
  },
  { label: 'prices', to: neededId('price-list') },
  {
    label: 'contact',
    to: neededId('home'),
    section: 'contact',
    kinds: kindsWhere(({ navigation }) => navigation === 'contact'),
  },
];

/** Footer links in groups: those of the salon first, then those of each trade. */
export const footerGroups: readonly { trade?: Trade; pages: readonly PageId[] }[] = [
  { pages: navigation.salon },
  ...navigation.trades.map(({ trade, pages: ids }) => ({ trade: getTrade(trade), pages: ids })),
];

/** The pages above one page, from the home page down to the page itself; empty for the home page. */
export function breadcrumbTrail(id: PageId): PageId[] {
  const { kind, parent = neededId('home') } = getPage(id);
  if (kind === 'home') return [];
  return getPage(parent).kind === 'home' ? [parent, id] : [...breadcrumbTrail(parent), id];
}
