import { checkContent } from './content/make-content';
import { readContentFiles } from './content/read-files';
import { BuildError, runStep } from './support/command';
import { needSite } from './support/made';
import { runCommand } from './support/run-command';

/** The last step of `npm run check`: whether what was built may be published. Fails with a French sentence for each thing that is wrong. */
async function check(): Promise<void> {
  await needSite();
  // These modules read the site and its content as soon as they are loaded.
  const [{ findBarriers }, { sentenceOf }] = await Promise.all([
    import('./inspect/publishable'),
    import('./inspect/wording'),
  ]);
  await runStep('publication', async () => {
    const { texts } = checkContent(await readContentFiles());
    const sentences = (await findBarriers()).map((fault) => sentenceOf(fault, texts));
    if (sentences.length > 0) throw new BuildError([...new Set(sentences)].join('\n'));
    return 'les pages n’ont pas de faute';
  });
}

void runCommand('scripts/check.ts', check);
