import { folderPaths, getPage, pageIds } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { allPaths, germanPaths } from '@/tests/support/paths';

/** An address that is none of the site's. */
export const missingPath = '/rien';

/** Every page there is: both languages, those of folders, and the one for what is missing. */
export const everyPath = [...allPaths, ...Object.values(germanPaths), ...folderPaths(), missingPath];

/** One page of every kind, a German one, and the one for what is missing. */
export const onePathOfEachKind = [
  ...new Map([...pageIds].reverse().map((id) => [getPage(id).kind, pathOf(id, 'fr')])).values(),
  germanPaths.home,
  missingPath,
];
