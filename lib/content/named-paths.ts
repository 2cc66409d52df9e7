import { pathOf } from '../links/href';
import type { NamedPath } from '../links/suggest-path';
import { mainLocale } from './content';
import { pageVersions } from './page-paths';
import { getPage } from './pages';

/** Every page with the names that visitors may type for it: its id, label, last path segment and other names. */
export const namedPaths: NamedPath[] = pageVersions.map(({ id, locale }) => {
  const { label, otherNames } = getPage(id, locale);
  const others = locale === mainLocale ? [id.replace(/^services?-|^article_/, ''), label, ...otherNames] : [label];
  return named(pathOf(id, locale), others);
});

function named(path: string, names: readonly string[]): NamedPath {
  const segment = path.split('/').at(-1) ?? '';
  return { path, names: [...new Set([...names, segment])].filter(Boolean) };
}
