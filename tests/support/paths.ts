import { pages, translations } from '@/lib/content/content';
import type { PageKind } from '@/lib/schema/pages';

/** Fields that make a variant of a kind: a page of cards with the field `bands` is a `cards-bands`. */
const parts = ['cards', 'bands', 'directions'];
type Look = PageKind | 'cards-cards' | 'cards-bands' | 'landing-directions';

const firstOfLook = (some: Record<string, { kind: PageKind; path: string }>) =>
  Object.fromEntries(
    Object.values(some)
      .toReversed()
      .map((page) => [[page.kind, ...parts.filter((part) => part in page)].join('-'), page.path]),
  );

/** Path of the first page of each kind and variant: `service`, `cards-bands`. */
export const paths = firstOfLook(pages) as Record<Look, string>;
/** Path of the first German page of each kind and variant. */
export const germanPaths = firstOfLook(translations.de?.pages ?? {}) as Record<'home' | 'contact', string>;
export const allPaths = Object.values(pages).map(({ path }) => path);
