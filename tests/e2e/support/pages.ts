import { germanRoutes, routes } from '@/content/routes';
import { folderPaths, getPage, routeIds } from '@/lib/content/pages';

/** An address that is none of the site's. */
export const missingPath = '/rien';

/** Every page there is: both languages, those of folders, and the one for what is missing. */
export const everyPath = [...Object.values(routes), ...Object.values(germanRoutes), ...folderPaths(), missingPath];

/** One page of every kind, a German one, and the one for what is missing. */
export const onePathOfEachKind = [
  ...new Map([...routeIds].reverse().map((id) => [getPage(id).kind, routes[id]])).values(),
  germanRoutes.accueil,
  missingPath,
];
