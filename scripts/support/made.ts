import { existsSync, readFileSync } from 'node:fs';
import { BuildError } from './command';
import { restoreFolder } from './files';
import { inRepository, outDir, salonFolder, stagingDir } from './paths';

const file = inRepository('.generated', 'content.ts');
/** The last file in `.generated` that pages and tests need; it is missing if the first build was interrupted. */
const latest = inRepository('.generated', 'share.json');

/** Returns the first line of the generated content, which names its salon and says whether it has drafts. */
export const describeMade = (withDrafts = false): string => `// ${salonFolder}${withDrafts ? ', with drafts' : ''}`;

interface Need {
  /** Whether the command needs `out/` too. */
  isSite?: boolean;
  /** Whether files made by `npm run dev` will do. */
  isDraftsOk?: boolean;
}

/** Returns a sentence if generated files are missing, of another salon, or with unwanted drafts, or else undefined. */
export async function findUnmade({ isSite = true, isDraftsOk = false }: Need = {}): Promise<string | undefined> {
  if (isSite) await restoreFolder(stagingDir, outDir);
  const { SALON } = process.env;
  const advice = `lancez d’abord « npm run build »${SALON ? ` avec SALON=${SALON}` : ''}`;
  if (![file, latest, ...(isSite ? [outDir] : [])].every((made) => existsSync(made)))
    return `Le site n’est pas construit : ${advice}.`;
  const [made = ''] = readFileSync(file, 'utf8').split('\n', 1);
  if (made === describeMade() || (isDraftsOk && made === describeMade(true))) return undefined;
  return made === describeMade(true)
    ? `« npm run dev » a servi depuis la dernière construction, avec les brouillons : ${advice}.`
    : `La dernière construction est celle de ${made.slice(3)}/, et non de ${salonFolder}/ : ${advice}.`;
}

export async function needSite(need?: Need): Promise<void> {
  const fault = await findUnmade(need);
  if (fault) throw new BuildError(fault);
}
