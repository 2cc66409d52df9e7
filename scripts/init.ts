import { loadLeaves } from './leaves';
import { BuildError } from './support/command';
import { runCommand } from './support/run-command';

/** `npm run init`: writes a blank salon. @throws BuildError without the folder `kit/`. */
async function init(): Promise<void> {
  const [kit] = (await loadLeaves()).filter((leaf) => leaf.init);
  if (!kit?.init)
    throw new BuildError('Le dossier kit/, qui écrit un nouveau salon, n’est pas là : rien n’a été écrit.');
  await kit.init();
}

// The kit reads the options of the command line itself.
void runCommand('scripts/init.ts', init, { options: null });
