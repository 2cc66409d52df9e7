import type { HomeSection, Page, PageId, PageKind, PageOfKind } from '../../content/schema/pages';
import type { Trade } from '../../content/schema/trades';
import { type Locale, mainLocale } from '../i18n/locale';
import { typeset, typesetDeep } from '../i18n/typography';
import { localesOf, pathOf } from '../links/href';
import { articlePageId, listedArticles, shownArticles } from './article-page';
import {
  articles,
  gallery,
  navigation,
  otherLocales,
  pages,
  shades,
  testimonials,
  trades,
  translations,
} from './content';
import { kindsWhere, type NeededKind } from './page-kinds';

const typesetPages = typesetDeep(pages);
/** The articles of the blog, typeset, in reading order, each with the id of its page. */
export const siteArticles = typesetDeep(articles).map((article) => ({ ...article, page: articlePageId(article.id) }));
export type SiteArticle = (typeof siteArticles)[number];
/** Those that the blog shows in full, and those that it lists. */
export const newestArticles = siteArticles.slice(0, shownArticles);
export const olderArticles = siteArticles.slice(shownArticles, shownArticles + listedArticles);
/** The before/after pairs of the gallery, typeset. */
export const siteGallery = typesetDeep(gallery);
/** The card of colours, typeset. */
export const siteShades = typesetDeep(shades);
/** What clients say, typeset: as many as the home page has room for. */
export const siteTestimonials = typesetDeep(testimonials.slice(0, 3));
/** What the salon does, typeset, in the order of the price list. */
export const siteTrades: readonly Trade[] = trades.map((trade) => ({ ...trade, label: typeset(trade.label) }));

export const pageIds: readonly PageId[] = Object.keys(pages);

/** Ids of the pages of a kind, in their order. */
export const idsOfKind = (...kinds: PageKind[]): PageId[] => pageIds.filter((id) => kinds.includes(getPage(id).kind));

/** Id of the one page of a kind; undefined where the salon has none. */
export const idOfKind = (kind: PageKind): PageId | undefined => idsOfKind(kind)[0];

/**
 * Id of the one page of a kind that every salon has.
 * @throws Error when there is none.
 */
export function neededId(kind: NeededKind): PageId {
  const id = idOfKind(kind);
  if (!id) throw new Error(`content/pages has no page of the kind ${kind}.`);
  return id;
}

/** The pages of the other languages, typeset: in their language as far as it has words, in French for the rest. */
const typesetTranslations = Object.fromEntries(
  otherLocales.map((locale) => {
    const ids = pageIds.filter((id) => localesOf(id).includes(locale));
    return [locale, Object.fromEntries(ids.map((id) => [id, translatedPage(id, locale)]))];
  }),
);

function translatedPage(id: PageId, locale: Locale): Page {
  const own = typesetDeep(translations[locale]?.pages[id], locale);
  const french = typesetPages[id] as Page;
  if (own?.kind !== 'home' || french.kind !== 'home') return { ...french, ...own } as Page;
  const serviceCards = french.serviceCards.map((card, index) => ({ ...card, ...own.serviceCards[index] }));
  return { ...french, ...own, serviceCards };
}

/** The home page's own words in another language. */
function homeIn(locale: Locale) {
  const home = translations[locale]?.pages[neededId('home')];
  return home?.kind === 'home' ? typesetDeep(home, locale) : undefined;
}

/** What leads from the home page in another language to the French one. */
export const restOfHome = (locale: Locale): string | undefined => homeIn(locale)?.rest;

/** A name as pages in a language say it, and its language where that is another. */
type Name = { children: string; lang?: Locale };

const nameIn = (locale: Locale, french: string, own: string | undefined): Name =>
  own || locale === mainLocale ? { children: own ?? french } : { children: french, lang: mainLocale };

/** What links call a page, on pages in any language. */
export function pageName(id: PageId, locale: Locale): Name {
  const { label } = getPage(id, locale);
  if (localesOf(id).includes(locale)) return { children: label };
  return nameIn(locale, label, homeIn(locale)?.pageNames.find(({ page }) => page === id)?.label);
}

/** The same of a trade. */
export const tradeName = ({ id, label }: Trade, locale: Locale): Name =>
  nameIn(locale, label, homeIn(locale)?.tradeNames.find(({ trade }) => trade === id)?.label);

/**
 * The page of an id, in another language where there is one and it is asked for.
 * @throws Error when there is no such page.
 */
export function getPage(id: PageId, locale: Locale = mainLocale): Page {
  const page = typesetTranslations[locale]?.[id] ?? typesetPages[id];
  if (!page) throw new Error(`content/pages and content/services have no page ${id}.`);
  return page;
}

/**
 * The page of an id, known to be of one kind.
 * @throws Error when it is of another kind.
 */
export function getPageOfKind<Kind extends PageKind>(
  id: PageId,
  kind: Kind,
  locale: Locale = mainLocale,
): PageOfKind<Kind> {
  const page = getPage(id, locale);
  if (page.kind !== kind) throw new Error(`The page ${id} is of the kind ${page.kind}, not ${kind}.`);
  return page as PageOfKind<Kind>;
}

/**
 * The article of a page of the kind `article`.
 * @throws Error when it is none.
 */
export function getArticle(id: PageId): SiteArticle {
  const article = siteArticles.find(({ page }) => page === id);
  if (!article) throw new Error(`content/articles has none for the page ${id}.`);
  return article;
}

/**
 * A trade by its id.
 * @throws Error when there is none.
 */
export function getTrade(id: Trade['id']): Trade {
  const trade = siteTrades.find((one) => one.id === id);
  if (!trade) throw new Error(`content/trades.json has no trade ${id}.`);
  return trade;
}

/** The trade that a page belongs to: its own, or that of a page above it. */
export function tradeOf(id: PageId): Trade | undefined {
  const page = getPage(id);
  if ('trade' in page) return getTrade(page.trade);
  return page.parent ? tradeOf(page.parent) : undefined;
}

/** What the booking widget opens on from a page of the kind `category`, or a service page below one. */
export const bookingVariantOf = (id: PageId): Trade['bookingVariant'] => {
  const page = getPage(id);
  const category = page.kind === 'service' && page.parent ? page.parent : id;
  return getPage(category).kind === 'category' ? tradeOf(category)?.bookingVariant : undefined;
};

/** Header links, in order: `label` is a message of `nav`, `section` one of the home page; pages of `kinds`, and those below them, are behind it. */
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

/** Footer links in groups: the salon's under a message, those of each trade under its name. */
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

export const places: readonly { id: PageId; locale: Locale }[] = [mainLocale, ...otherLocales].flatMap((locale) =>
  pageIds.filter((id) => localesOf(id).includes(locale)).map((id) => ({ id, locale })),
);

export const pathSegments = (): string[][] =>
  places.map(({ id, locale }) => pathOf(id, locale).split('/').filter(Boolean));

const placeAt = (segments: readonly string[] = []) =>
  places.find(({ id, locale }) => pathOf(id, locale) === `/${segments.join('/')}`);

/** The page at a path of the site, by its id. */
export const pageAt = (path: string): PageId | undefined => placeAt(path.split('/').filter(Boolean))?.id;

/** The language of the page with these path segments; French where there is none. */
export const localeOfSegments = (segments?: readonly string[]): Locale => placeAt(segments)?.locale ?? mainLocale;

/**
 * The page with these path segments, case included, and its language; none means the home page.
 * @throws Error when there is none.
 */
export function placeOfSegments(segments?: readonly string[]): (typeof places)[number] {
  const place = placeAt(segments);
  if (!place) throw new Error(`No page has the path /${segments?.join('/')}.`);
  return place;
}

/** Paths that are no pages but only the beginning of some, such as `/services`. */
export function folderPaths(): string[] {
  const paths = Object.values(pages).map(({ path }) => path);
  const beginnings = paths.flatMap((path) => {
    const folders = path.split('/').slice(1, -1);
    return folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
  });
  return [...new Set(beginnings)].filter((path) => !paths.includes(path));
}

/**
 * The pages nearest to a folder with these path segments: those below it that lie below no other page; none for a page. Case does
 * not count, so that `/Services` and `/services` show the same: many disks have one file for both.
 */
export function pagesInFolder(segments: readonly string[] = []): PageId[] {
  const folder = `/${segments.join('/')}`;
  if (!folderPaths().includes(folder)) return [];
  const pathOfId = (id: PageId) => getPage(id).path.toLowerCase();
  const below = pageIds.filter((id) => pathOfId(id).startsWith(`${folder.toLowerCase()}/`));
  return below.filter((id) => !below.some((other) => pathOfId(id).startsWith(`${pathOfId(other)}/`)));
}
