import { germanPageIds, getPage, pageIds } from '../content/pages';
import { pathOf } from './href';
import type { NamedPath } from './suggest-path';

/** Every page with what visitors may call it: its id, label and last path segment, and its other names. */
export const namedPaths: NamedPath[] = [
  ...pageIds.map((id) => {
    const { label, otherNames } = getPage(id);
    return named(pathOf(id, 'fr'), [id.replace(/^services?-/, ''), label, ...otherNames]);
  }),
  ...germanPageIds.map((id) => named(pathOf(id, 'de'), [getPage(id, 'de').label])),
];

function named(path: string, names: readonly string[]): NamedPath {
  const segment = path.split('/').at(-1) ?? '';
  return { path, names: [...new Set([...names, segment])].filter(Boolean) };
}
