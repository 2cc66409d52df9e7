import { pages, translations } from '@/lib/content/content';
import type { PageKind } from '@/lib/schema/pages';

/** Fields that change the look of a page where it has them: its kind is then `cards-bands`, for example. */
const parts = ['cards', 'bands', 'directions'];
type Look = PageKind | 'cards-cards' | 'cards-bands' | 'landing-directions';

const firstOfLook = (some: Record<string, { kind: PageKind; path: string }>) =>
  Object.fromEntries(
    Object.values(some)
      .toReversed()
      .map((page) => [[page.kind, ...parts.filter((part) => part in page)].join('-'), page.path]),
  );

/** Path of the first page of each kind and look: `service`, `cards-bands`. */
export const paths = firstOfLook(pages) as Record<Look, string>;
/** Paths of the pages that exist in German. */
export const germanPaths = firstOfLook(translations.de?.pages ?? {}) as Record<'home' | 'contact', string>;
/** Paths of all pages. */
export const allPaths = Object.values(pages).map(({ path }) => path);
