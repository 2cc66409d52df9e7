import { pathOf } from '../links/href';
import type { NamedPath } from '../links/suggest-path';
import { mainLocale } from './content';
import { pageVersions } from './page-paths';
import { getPage } from './pages';

/** Every page with the names that visitors may type: id, label, last path segment and other names. */
export const namedPaths: NamedPath[] = pageVersions.map(({ id, locale }) => {
  const { label, otherNames } = getPage(id, locale);
  const others = locale === mainLocale ? [id.replace(/^services?-|^article_/, ''), label, ...otherNames] : [label];
  const path = pathOf(id, locale);
  return { path, label, names: [...new Set([...others, path.split('/').at(-1) ?? ''])].filter(Boolean) };
});
