import { germanRoutes, routes } from '@/content/routes';
import { getPage, routeIds } from '@/lib/content/pages';

/** An address that is none of the site's. */
export const missingPath = '/rien';

/** Every page there is: both languages, and the one for what is missing. */
export const everyPath = [...Object.values(routes), ...Object.values(germanRoutes), missingPath];

/** One page of every kind, a German one, and the one for what is missing. */
export const onePathOfEachKind = [
  ...new Map([...routeIds].reverse().map((id) => [getPage(id).kind, routes[id]])).values(),
  germanRoutes.accueil,
  missingPath,
];
