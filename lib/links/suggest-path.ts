import { likeness } from './likeness';

export interface NamedPath {
  path: string;
  label: string;
  /** Names that a visitor may type, of one word or several. */
  names: readonly string[];
}

/** Least likeness (0 to 1) of a name for its page to be suggested. */
const MIN_LIKENESS = 0.5;

/**
 * Returns the path that a wrong path probably means: one that differs only by case or a final slash, else that of the
 * page whose name is most like the last segment, or an earlier one. Undefined if no name is like it, or it is right.
 */
export function suggestPath(wrong: string, pages: readonly NamedPath[]): string | undefined {
  const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');
  const same = pages.find(({ path }) => plain(path) === plain(wrong));
  if (same) return same.path === wrong ? undefined : same.path;

  for (const part of decode(wrong).split('/').reverse()) {
    const typed = part.replace(/\.\w+$/, '');
    const [best] = pages
      .map(({ path, names }) => ({
        path,
        byName: Math.max(...names.map((name) => likeness(typed, name))),
        byPath: likeness(wrong, path),
      }))
      .sort((a, b) => b.byName - a.byName || b.byPath - a.byPath);
    if (best && best.byName >= MIN_LIKENESS) return best.path;
  }
  return undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
