import type { Leaf } from '../scripts/leaves';
import { editorPolicy } from './policy';

/** The editor as a leaf of the build. Its files are imported late, because they read the content when loaded. */
export const leaf: Leaf = {
  scriptSources: editorPolicy['script-src'],
  makeAssets: async (isWatched) => (await import('./make-editor')).makeEditor(isWatched),
  showLeft: async (left, site) => (await import('./launch-page')).writeLaunchPage(left, site),
  findLeft: async ({ content }) => {
    if (!content || content.salon.repository) return [];
    const problem = {
      file: 'content/salon.json',
      entry: 'repository',
      message: 'le dépôt GitHub où enregistrer n’est pas nommé ; sans lui, le site public n’a pas de page /admin',
    };
    return [{ kind: 'optional', problem }];
  },
};
