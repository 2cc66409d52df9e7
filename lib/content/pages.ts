import type { Locale } from '../i18n/locale';
import { mainLangOn } from '../i18n/main-lang';
import { localesOf } from '../links/href';
import type { Closing, Page, PageId, PageKind, PageOfKind, TranslatedPage } from '../schema/pages';
import type { Trade } from '../schema/trades';
import { mainLocale, otherLocales, pages, salon, trades, translations } from './content';
import type { NeededKind } from './page-kinds';

export const pageIds: readonly PageId[] = Object.keys(pages);

/** Returns the ids of the pages of these kinds, in their order. */
export const idsOfKind = (...kinds: PageKind[]): PageId[] => pageIds.filter((id) => kinds.includes(getPage(id).kind));

/** Returns the id of the first page of a kind, for kinds with one page at most; undefined where the salon has none. */
export const idOfKind = (kind: PageKind): PageId | undefined => idsOfKind(kind)[0];

/**
 * Returns the id of the one page of a kind that every salon has.
 * @throws Error when there is none.
 */
export function neededId(kind: NeededKind): PageId {
  const id = idOfKind(kind);
  if (!id) throw new Error(`content/pages has no page of the kind ${kind}.`);
  return id;
}

type MayLack<Words> = Words extends Words
  ? { [Key in keyof Words]-?: object extends Pick<Words, Key> ? Key : never }[keyof Words]
  : never;
/** Optional words that a translated page never takes from the main language; the compiler wants all of them here. */
const noWords: Record<MayLack<TranslatedPage>, undefined> = {
  servicesIntro: undefined,
  contactIntro: undefined,
  intro: undefined,
  closing: undefined,
};

/** Translated pages by language; fields that are not translated are those of the main language. */
const translatedPages = Object.fromEntries(
  otherLocales.map((locale) => {
    const ids = pageIds.filter((id) => localesOf(id).includes(locale));
    return [locale, Object.fromEntries(ids.map((id) => [id, translatedPage(id, locale)]))];
  }),
);

function translatedPage(id: PageId, locale: Locale): Page {
  const own = translations[locale]?.pages[id];
  const main = pages[id] as Page;
  const page = { ...main, ...noWords, ...own } as Page;
  if (own?.kind !== 'home' || main.kind !== 'home') return page;
  const cards = main.serviceCards.slice(0, own.serviceCards.length);
  return {
    ...page,
    serviceCards: cards.map((card, index) => ({ ...card, link: undefined, ...own.serviceCards[index] })),
  } as Page;
}

function homeIn(locale: Locale) {
  const home = translations[locale]?.pages[neededId('home')];
  return home?.kind === 'home' ? home : undefined;
}

/** Returns the words of the link from a translated home page to the home page in the main language. */
export const restOfHome = (locale: Locale): string | undefined => homeIn(locale)?.rest;

/** A name to show on a page, as props of an element: `lang` is set if the name is in another language than the page. */
export type Name = { children: string; lang?: Locale };

const nameIn = (locale: Locale, main: string, own: string | undefined): Name =>
  own ? { children: own } : { children: main, lang: mainLangOn(locale) };

/** Returns the name of a page in links, for a page in this language. */
export function pageName(id: PageId, locale: Locale): Name {
  const { label } = getPage(id, locale);
  if (localesOf(id).includes(locale)) return { children: label };
  return nameIn(locale, label, homeIn(locale)?.pageNames.find(({ page }) => page === id)?.label);
}

/** Returns the line under the salon's name, its region or its town, for a page in this language. */
export function salonWords(key: 'tagline' | 'region' | 'city', locale: Locale): Name {
  const own = salon.translations.find(({ language }) => language === locale)?.[key];
  return nameIn(locale, { ...salon.address, ...salon }[key], own);
}

export const tradeName = ({ id, label }: Trade, locale: Locale): Name =>
  nameIn(locale, label, homeIn(locale)?.tradeNames.find(({ trade }) => trade === id)?.label);

/**
 * Returns the page of an id, in this language if the page exists in it, else in the main language.
 * @throws Error when there is no such page.
 */
export function getPage(id: PageId, locale: Locale = mainLocale): Page {
  const page = translatedPages[locale]?.[id] ?? pages[id];
  if (!page) throw new Error(`content/pages and content/services have no page ${id}.`);
  return page;
}

/**
 * Returns the page of an id, known to be of one kind.
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
 * Returns a trade by its id.
 * @throws Error when there is none.
 */
export function getTrade(id: Trade['id']): Trade {
  const trade = trades.find((one) => one.id === id);
  if (!trade) throw new Error(`content/trades.json has no trade ${id}.`);
  return trade;
}

/** Returns the view that the booking widget opens with, on a page of cards and on the pages below it. */
export function bookingVariantOf(id?: PageId): Trade['bookingVariant'] {
  if (!id) return undefined;
  const page = getPage(id);
  if (page.kind === 'cards') return page.usesBookingVariant ? getTrade(page.trade).bookingVariant : undefined;
  return bookingVariantOf(page.parent);
}

/** Returns the closing words of an own page or the blog, or of an article's blog; undefined for other kinds. */
export function closingOf(id: PageId, locale: Locale = mainLocale): Closing | undefined {
  const page = getPage(id, locale);
  if (page.kind === 'page' || page.kind === 'blog') return page.closing;
  return page.kind === 'article' && page.parent ? closingOf(page.parent) : undefined;
}
