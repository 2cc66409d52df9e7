import { pages, translations } from '@/lib/content/content';
import type { PageKind } from '@/lib/schema/pages';

/** Optional parts that change the look of a page. */
const parts = ['cards', 'bands', 'directions'];
type Look = PageKind | 'cards-cards' | 'cards-bands' | 'landing-directions';

const firstOfLook = (some: Record<string, { kind: PageKind; path: string }>) =>
  Object.fromEntries(
    Object.values(some)
      .toReversed()
      .map((page) => [[page.kind, ...parts.filter((part) => part in page)].join('-'), page.path]),
  );

/** Paths of the first page of each kind, with and without its optional parts. */
export const paths = firstOfLook(pages) as Record<Look, string>;
/** Paths of the pages that exist in German. */
export const germanPaths = firstOfLook(translations.de?.pages ?? {}) as Record<'home' | 'contact', string>;
/** Paths of all pages. */
export const allPaths = Object.values(pages).map(({ path }) => path);
