import type { PageKind } from '@/content/schema/pages';
import { pages, translations } from '@/lib/content/content';

const firstOfKind = (some: Record<string, { kind: PageKind; path: string }>) =>
  Object.fromEntries(
    Object.values(some)
      .toReversed()
      .map(({ kind, path }) => [kind, path]),
  );

/** Path of the first page of each kind. */
export const paths = firstOfKind(pages) as Record<PageKind, string>;
/** Those of the pages that there are in German. */
export const germanPaths = firstOfKind(translations.de?.pages ?? {}) as Record<'home' | 'contact', string>;
/** Paths of all pages. */
export const allPaths = Object.values(pages).map(({ path }) => path);
