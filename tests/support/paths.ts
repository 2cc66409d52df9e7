import { pages, translations } from '@/lib/content/content';
import type { PageKind } from '@/lib/schema/pages';

/** Parts by which a page looks other than those of its kind without them. */
const parts = ['cards', 'bands', 'directions'];
type Look = PageKind | 'cards-cards' | 'cards-bands' | 'landing-directions';

const firstOfLook = (some: Record<string, { kind: PageKind; path: string }>) =>
  Object.fromEntries(
    Object.values(some)
      .toReversed()
      .map((page) => [[page.kind, ...parts.filter((part) => part in page)].join('-'), page.path]),
  );

/** Path of the first page of each kind, without the parts that make it look otherwise and with them. */
export const paths = firstOfLook(pages) as Record<Look, string>;
/** Those of the pages that there are in German. */
export const germanPaths = firstOfLook(translations.de?.pages ?? {}) as Record<'home' | 'contact', string>;
/** Paths of all pages. */
export const allPaths = Object.values(pages).map(({ path }) => path);
