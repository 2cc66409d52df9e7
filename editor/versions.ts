import type { CmsConfig } from '@sveltia/cms';
import { askRepository, branch, commitTexts, textsAt } from './github';
import { askAbout, showRefusal } from './notices';

const dateFormat = new Intl.DateTimeFormat('fr-CH', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Shows what an entry was in another version, in place of GitHub's page of the commit that the package opens from its list of the
 * entry's versions, and puts it back as a commit, which the gate checks as any other.
 */
export function offerVersions({ backend, collections = [] }: CmsConfig): void {
  const open = window.open.bind(window);
  window.open = (address, ...others) => {
    const [, commit] = /\/commit\/([0-9a-f]{40})$/.exec(String(address)) ?? [];
    const file = fileOfForm(collections);
    if (!commit || !file || !('repo' in backend)) return open(address, ...others);
    const failed = ({ message }: Error) => showRefusal([{ sentence: message }]);
    void showVersion(String(backend.repo), file, commit).catch(failed);
    return null;
  };
}

/** The file of the entry whose form is open. */
function fileOfForm(collections: NonNullable<CmsConfig['collections']>): string | undefined {
  const [, name, entry] = /^#\/collections\/(\w+)\/entries\/(.+)$/.exec(location.hash) ?? [];
  const collection = collections.find((one) => 'name' in one && one.name === name);
  if (!collection || !entry) return undefined;
  if ('files' in collection) return collection.files.find((file) => file.name === decodeURIComponent(entry))?.file;
  return 'folder' in collection ? `${collection.folder}/${entry}.${collection.extension}` : undefined;
}

async function showVersion(repository: string, file: string, commit: string): Promise<void> {
  const found = await askRepository(repository, [
    `ref(qualifiedName: "${branch}") { target { oid } }`,
    `version: object(oid: "${commit}") { ... on Commit { committedDate } }`,
  ]);
  const head: string = found.ref.target.oid;
  const { old, now = '' } = await textsAt(repository, file, { old: commit, now: head });
  const date = dateFormat.format(new Date(found.version.committedDate));
  if (old === undefined) return showRefusal([{ sentence: 'Cette entrée n’existait pas.' }], `Le ${date}`);
  const { differencesBetween, partsOf } = await import('./differences');
  const differences = differencesBetween(partsOf(file, now), partsOf(file, old)).filter(({ isShown }) => isShown);
  const isOther = old !== now;
  const isConfirmed = await askAbout({
    title: `Version du ${date}`,
    sentence: isOther
      ? 'Ce qu’elle dit autrement que celle d’aujourd’hui. Reprise, elle est enregistrée à son tour : celle d’aujourd’hui reste dans la liste.'
      : 'C’est celle d’aujourd’hui.',
    differences,
    ...(isOther && { confirm: 'Reprendre cette version' }),
  });
  if (!isConfirmed) return;
  const entry = file.replace(/(\/index)?\.\w+$/, '').replace(/.*\//, '');
  await commitTexts({ repository, head, headline: `Reprend « ${entry} » du ${date}`, texts: { [file]: old } });
  // The package reads the entry anew.
  location.reload();
}
