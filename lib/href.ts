import { type HomeSection, type RouteId, routes } from '../content/routes';

/** Target of an internal link: the path of a page and, if given, a section of it. The sub-path is added by the link component. */
export function hrefOf(id: RouteId, section?: HomeSection | (string & {})): string {
  return section ? `${routes[id]}#${section}` : routes[id];
}
