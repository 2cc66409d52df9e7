import { germanRoutes, otherNames, routes } from '../../content/routes';
import { germanRouteIds, getPage, routeIds } from '../content/pages';
import type { NamedPath } from './suggest-path';

/** Every page with what visitors may call it: its id, label and last path segment, and the names of content/routes.ts. */
export const namedPaths: NamedPath[] = [
  ...routeIds.map((id) =>
    named(routes[id], [id.replace(/^services?-/, ''), getPage(id).label, ...(otherNames[id] ?? [])]),
  ),
  ...germanRouteIds.map((id) => named(germanRoutes[id], [getPage(id, 'de').label])),
];

function named(path: string, names: readonly string[]): NamedPath {
  const segment = path.split('/').at(-1) ?? '';
  return { path, names: [...new Set([...names, segment])].filter(Boolean) };
}
