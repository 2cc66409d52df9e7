import { loadLeaves } from './leaves';
import { BuildError } from './support/command';
import { runCommand } from './support/run-command';

/** `npm run init`: writes a blank salon, where the kit for other salons is there. */
async function init(): Promise<void> {
  const [kit] = (await loadLeaves()).filter((leaf) => leaf.init);
  if (!kit?.init)
    throw new BuildError('Le dossier kit/, qui écrit un nouveau salon, n’est pas là : rien n’a été écrit.');
  await kit.init();
}

// The kit reads its options itself.
void runCommand('scripts/init.ts', init, { options: null });
